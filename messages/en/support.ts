import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'a about am an and any are as at be been but by can could did do does for from had has have hello help hey hi how i if in ' +
    'into is it its just like may me much my need no not of on or our please question should so some take takes tell than thank thanks ' +
    'that the their them then there these they this those to us want was we were what when where which who why will with ' +
    'would you your sofa chair table product item furniture',
  synonyms: [
    ['return', 'returns', 'refund', 'exchange', 'withdraw', 'send back', 'cancel'],
    [
      'delivery',
      'deliver',
      'delivered',
      'shipping',
      'ship',
      'shipped',
      'postage',
      'arrive',
      'arrives',
      'come',
    ],
    ['cost', 'costs', 'price', 'charge', 'charges', 'free', 'fee'],
    ['pay', 'payment', 'payments', 'card', 'paypal', 'visa', 'mastercard'],
    ['later', 'klarna', 'clearpay', 'instalments', 'finance', 'credit', 'bnpl'],
    ['damaged', 'broken', 'damage', 'defect', 'faulty', 'fault', 'scratch', 'scratched', 'dodgy'],
    ['warranty', 'guarantee', 'complaint', 'repair'],
    ['change', 'amend', 'cancel', 'alter'],
    ['money', 'refund', 'refunded', 'reimbursed'],
    ['assembly', 'assemble', 'assembled', 'build', 'put together', 'flat pack', 'flatpack'],
    ['clean', 'cleaning', 'care', 'wash', 'stain', 'stains', 'maintain'],
    ['account', 'sign', 'login', 'log', 'register'],
    ['shop', 'store', 'showroom', 'showrooms', 'opening'],
  ],
  topicWords: {
    measures:
      'measures measurements size dimensions big large wide width tall high height deep depth long length seat weight weigh ' +
      'weighs heavy cm inches fit fits door parcel parcels',
    delivery: 'delivery deliver delivered shipping ship arrive arrives long time',
    stock: 'stock available availability sold',
    material: 'material materials fabric cover wood solid made leather filling composition',
    care: 'care clean cleaning wash stain stains maintain',
    colours: 'colour colours color colors shade finish finishes versions variants',
    warranty: 'warranty guarantee',
    showrooms: 'showroom showrooms store shop see view try',
  },
  topicTitles: {
    measures: 'measurements',
    delivery: 'delivery',
    stock: 'stock',
    material: 'materials',
    care: 'care',
    colours: 'colours and sizes',
    warranty: 'guarantee',
    showrooms: 'in our showrooms',
  },
  seatHeight: 'Seat height',
  weight: 'Weight',
  parcel: (number) => `Parcel ${number}`,
  delivered: (period) => `If you order now, we expect to deliver it: ${period}.`,
  madeToOrder: (workingDays) =>
    `We make it once you have ordered. That takes ${workingDays === 1 ? '1 working day' : `${workingDays} working days`}, already counted in.`,
  inStock: 'In stock.',
  lastPieces: (count) =>
    count === 1 ? 'There is only one left in stock.' : `There are only ${count} left in stock.`,
  notAvailable: 'You can’t order this at the moment.',
  expected: (day) => `You can’t order this at the moment. We expect it back on ${day}.`,
  orderable: 'You can order this; we make it for you.',
  warranty: (years) =>
    `It comes with our own guarantee of ${years === 1 ? 'one year' : `${years} years`}, on top of your statutory rights.`,
  inShowrooms: (names) => `It is on show in: ${names}.`,
  inNoShowroom: 'None of our showrooms has it on show at the moment.',
};
