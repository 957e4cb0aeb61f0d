import type { BasketTexts, PromotionTexts } from '../shape/basket.ts';

export const basket: BasketTexts = {
  freeDelivery: (amount) => `Spend ${amount} more and your order is delivered free of charge.`,
  priceChanged: (title, from, to) => `The price of ${title} has changed from ${from} to ${to}.`,
  quantityReduced: (title, quantity) =>
    `Only ${quantity} of ${title} can be ordered. We have adjusted the quantity.`,
  outOfStock: (title) => `${title} is sold out. Remove it to continue.`,
  outOfStockUntil: (title, day) => `${title} is sold out and expected back on ${day}. Remove it to continue.`,
  productGone: (title) =>
    title
      ? `${title} is no longer in our range. Remove it to continue.`
      : 'An item in your basket is no longer in our range and has been removed.',
  leftOut: (title) =>
    title
      ? `${title} can’t be ordered any more, so it isn’t in this basket.`
      : 'One item can’t be ordered any more, so it isn’t in this basket.',
};

export const promotions: PromotionTexts = {
  expired: (code) => `Discount code ${code} has expired and doesn’t count any more.`,
  notApplicable: (code) => `Discount code ${code} does not apply to what is in your basket now.`,
  onlyFirst: (code) => `Discount code ${code} is only for your first order.`,
  belowMinimum: (code, amount) => `Spend ${amount} more and discount code ${code} applies.`,
  outdone: (code) =>
    `Discount code ${code} cannot be combined with your other offer. We apply whichever saves you most.`,
  giftSoldOut: (title) => `Sorry, your free gift ${title} has run out.`,
};
