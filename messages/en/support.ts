import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'a about am an and any are as at be been but by can could did do does for from had has have hello help hey hi ' +
    'how i if in into is it its just like may me much my need no not of on or our please question should so some ' +
    'take takes tell than thank thanks that the their them then there these they this those to us want was we ' +
    'were what when where which who why will with would you your sofa chair table product item furniture get gets ' +
    'out up don isn doesn anyone possible wanted give using use',
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
    cover:
      'cover covers washable wash washed washing machine unzip zip removable remove removed loose dry cleaner ' +
      'cleaners clean',
    care: 'care clean cleaning wash washable stain stains maintain spill spills instructions',
    fit:
      'fit fits door doorway doorframe stairs staircase stairway stairwell lift elevator hallway corridor corner ' +
      'parcel parcels box boxes package packages packaging narrow big large',
    measures:
      'measures measurements size sizes dimensions big large wide width tall high height deep depth long length ' +
      'weight weigh weighs heavy cm inches',
    seat: 'seat seats sit sitting firm firmness soft softness hard comfort comfortable high height deep depth',
    delivery: 'delivery deliver delivered shipping ship arrive arrives long time lead come',
    floor: 'floor floors upstairs flat apartment upper threshold carry room deliver delivered delivery lift',
    stock: 'stock available availability sold',
    price: 'price cost costs expensive much pounds',
    material: 'material materials fabric cover wood solid made leather filling composition',
    colours: 'colour colours color colors shade shades finish finishes versions variants other options',
    samples: 'sample samples swatch swatches piece fabric',
    assembly:
      'assembly assemble assembled build built put together flatpack tools screw come comes instructions',
    warranty: 'warranty guarantee guaranteed long years',
    returns: 'return returns returned refund exchange cancel send back',
    showrooms: 'showroom showrooms store shop see view try',
  },
  topicTitles: {
    cover: 'covers and washing',
    care: 'care',
    fit: 'will it fit?',
    measures: 'measurements',
    seat: 'the seat',
    delivery: 'delivery',
    floor: 'how far we deliver',
    stock: 'stock',
    price: 'price',
    material: 'materials',
    colours: 'colours and sizes',
    samples: 'samples',
    assembly: 'assembly',
    warranty: 'guarantee',
    returns: 'returns',
    showrooms: 'in our showrooms',
  },
  howMuch: 'much',
  facts: {
    'cover-fixed': 'The cover is fixed, not removable.',
    'cover-cushions': 'The covers are removable from seat and back cushions.',
    'cover-all': 'The cover is fully removable.',
    'clean-damp': 'Just wipe with a damp cloth.',
    'clean-dry': 'Please don’t wash it at home: dry-clean only.',
    'clean-wash': 'It can be washed: machine wash at 30 °C.',
    'clean-leather': 'Leather isn’t washed: use a slightly damp cloth and leather cream.',
    'assembly-ready': 'It comes assembled.',
    'assembly-legs': 'It comes assembled; just fix the legs or base.',
    'assembly-kit': 'It is for self-assembly, with instructions.',
    'assembly-stack': 'It goes together without tools.',
    'assembly-free': 'You get free assembly by our delivery team.',
    'assembly-hang': 'You hang it yourself.',
    'assembly-unroll': 'No assembly needed: just unroll.',
  },
  assemblyTime: (minutes) => `Allow ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  firmness: ['very soft', 'soft', 'medium', 'firm', 'very firm'],
  seatFirmness: (firmness, grade) => `The seat is ${firmness} (${grade} of 5).`,
  seatIsHigh: (height) => `The seat is ${height} high.`,
  seatIsDeep: (depth) => `The seat is ${depth} deep.`,
  flatMeasures: ['Length', 'Width', 'Thickness'],
  diameter: 'Diameter',
  seatHeight: 'Seat height',
  weight: 'Weight',
  parcel: (number) => `Parcel ${number}`,
  packed: (count) =>
    count === 1
      ? 'It comes in one parcel, which has to get through your door, up the stairs or into the lift.'
      : `It comes in ${count} parcels. The largest has to get through your door, up the stairs or into the lift.`,
  fitCheck:
    'Enter the sizes of your door, stairs or lift on the product page to see at once whether it fits.',
  fitTool: 'Will it fit through the door?',
  floor: (placement) =>
    placement === null
      ? 'The parcel service brings it to your door.'
      : `We deliver over the threshold on the ground floor, with a lift to your front door. Put in place, on any floor: + ${placement}.`,
  delivered: (period) => `If you order now, we expect to deliver it: ${period}.`,
  madeToOrder: (workingDays) =>
    `We make it once you have ordered. That takes ${workingDays === 1 ? '1 working day' : `${workingDays} working days`}, already counted in.`,
  inStock: 'In stock.',
  lastPieces: (count) =>
    count === 1 ? 'There is only one left in stock.' : `There are only ${count} left in stock.`,
  notAvailable: 'You can’t order this at the moment.',
  expected: (day) => `You can’t order this at the moment. We expect it back on ${day}.`,
  orderable: 'You can order this; we make it for you.',
  price: (amount) => `The price is ${amount}.`,
  deliveredFree: 'Free home delivery.',
  deliveredFor: (cost, freeFrom) => `Delivery ${cost}, free from ${freeFrom}.`,
  choices: 'You can choose from:',
  samples: (names) => `You can ask for a free sample of: ${names}. It comes by post.`,
  noSamples: 'We have no samples of this one.',
  samplesPage: 'Free samples',
  warranty: (years) =>
    `It comes with our own guarantee of ${years === 1 ? 'one year' : `${years} years`}, on top of your statutory rights.`,
  returns: (days, isParcel) =>
    `Not quite right? You have ${days} days from delivery to change your mind and cancel, no reason needed. ${isParcel ? 'You send it back as a parcel, free of charge.' : 'We collect the product free of charge.'}`,
  noReturns: 'We make this product to your measurements, so the right to cancel does not apply.',
  inShowrooms: (names) => `It is on show in: ${names}.`,
  inNoShowroom: 'None of our showrooms has it on show at the moment.',
};
