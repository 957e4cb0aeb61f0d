/** What a basket says of itself; amounts come as text. */
export type BasketTexts = {
  freeDelivery: (amount: string) => string;
  priceChanged: (title: string, from: string, to: string) => string;
  quantityReduced: (title: string, quantity: number) => string;
  outOfStock: (title: string) => string;
  /** `day` is when more is expected: `12 december`. */
  outOfStockUntil: (title: string, day: string) => string;
  productGone: (title: string | null) => string;
  leftOut: (title: string | null) => string;
};

/** What a basket says about coupons and gifts. */
export type PromotionTexts = {
  expired: (code: string) => string;
  notApplicable: (code: string) => string;
  onlyFirst: (code: string) => string;
  belowMinimum: (code: string, amount: string) => string;
  outdone: (code: string) => string;
  giftSoldOut: (title: string) => string;
};
