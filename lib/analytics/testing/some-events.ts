import type { EventItem, ShopEvent } from '../events';

export const someItem: EventItem = {
  vsin: 'V100101',
  title: 'Sofa Oslo',
  quantity: 2,
  unitPriceMinor: 129900,
  generalMarketPriceMinor: 159900,
  deliveryDays: 3,
  category: 'Banken',
};
const currency = 'EUR' as const;
const listed = { ...someItem, quantity: 1, index: 4 };

/** One of each name, at least. */
export const someEvents: readonly ShopEvent[] = [
  { name: 'userDimensions', userType: 'Guest', site: 'nl' },
  { name: 'pageView', kind: 'product', vsin: 'V100101', path: '/nl/sofa-oslo-p-V100101', language: 'nl-NL' },
  { name: 'search', term: 'hoekbank' },
  { name: 'productView', currency, item: { ...someItem, quantity: 1 } },
  { name: 'productClick', currency, list: 'category C11', item: listed },
  { name: 'productImpressions', currency, list: 'category C11', items: [listed] },
  { name: 'addToBasket', currency, item: someItem },
  { name: 'removeFromBasket', currency, item: someItem },
  { name: 'checkoutStep', step: 1, currency, valueMinor: 259800, items: [someItem] },
  { name: 'checkoutStep', step: 2, currency, valueMinor: 259800, items: [someItem] },
  { name: 'checkoutStep', step: 3, currency, valueMinor: 259800, items: [someItem] },
  {
    name: 'orderConfirmation',
    orderId: '3f2a8c1e-5b7d-4e9f-8a6b-1c2d3e4f5a6b',
    orderNumber: 'LW-7K4-M9X-R39',
    currency,
    valueMinor: 264750,
    taxMinor: 45948,
    shippingMinor: 4950,
    items: [someItem],
  },
  { name: 'paymentMethodSelect', method: 'ideal', currency, valueMinor: 264750 },
  { name: 'payClick', method: 'ideal', currency, valueMinor: 264750 },
  { name: 'failedPayment', method: 'ideal', reason: 'cancelled' },
  { name: 'addressForm', action: 'save', place: 'checkout' },
  { name: 'menuClick', label: 'Banken', path: '/nl/banken-c-C11' },
  { name: 'footerClick', label: 'Over ons', path: '/nl/about-us' },
  { name: 'socialClick', label: 'Instagram', path: 'https://social.example/linden' },
  { name: 'logoClick', label: 'Linden', path: '/nl' },
  { name: 'favouriteClick', vsin: 'V100101', action: 'add' },
  { name: 'favouriteClick', vsin: 'V100101', action: 'remove' },
  { name: 'variantClick', vsin: 'V100102', option: 'colour', value: 'Zand' },
];
