/** Codes of basket messages: 4000 and above block checkout, 1000 is a call to action (§5). */
export const basketMessageCodes = {
  callToAction: 1000,
  priceChanged: 2001,
  quantityReduced: 2002,
  /** A shared product that could not be put into this basket. */
  leftOut: 2003,
  couponExpired: 2101,
  couponNotApplicable: 2102,
  couponBelowMinimum: 2103,
  couponOutdone: 2104,
  giftSoldOut: 2105,
  outOfStock: 4001,
  productGone: 4002,
} as const;
export const basketErrorFrom = 4000;
