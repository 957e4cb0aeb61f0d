import type { ListingTexts, MethodNames, OptionNames } from '../shape/names.ts';

export const listing: ListingTexts = {
  facets: {
    price: 'Price',
    colour: 'Colour',
    material: 'Material',
    style: 'Style',
    rating: 'Rating',
    delivery: 'Delivery time',
    offer: 'Offers',
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    bedSize: 'Mattress width',
    firmness: 'Seat comfort',
    feature: 'Features',
    persons: 'Seats',
    seatDepth: 'Seat depth',
    seatHeight: 'Seat height',
    shelfLoad: 'Load per shelf',
  },
  newest: 'New in',
  express: 'Express delivery',
  showroom: 'On show in our showrooms',
  allProducts: 'All products',
  searched: (term) => `Results for ‘${term}’`,
};

export const options: OptionNames = { colour: 'Colour', wood: 'Wood', size: 'Size' };

export const paymentMethods: MethodNames = {
  card: 'Credit or debit card',
  'pay-later': 'Pay later',
  bnpl: 'Pay in instalments',
  wire: 'Bank transfer',
  'gift-card': 'Gift card',
};

export const methodUnavailable = (method: string) =>
  `${method} is not available at the moment. Please continue with another payment method.`;

export const promotionExceptionAlias = 'not-in-promotions';

export const workingDays = (first: number, last: number) => `${first}–${last} working days`;

export const samplesByPost = (first: number, last: number) => `Samples by post: ${workingDays(first, last)}`;
