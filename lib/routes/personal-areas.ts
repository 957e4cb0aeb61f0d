/** First segments within a site of pages for one visitor only: nobody finds them by a search engine, no browser draws them ahead. */
export const personalAreas = [
  'basket',
  'checkout',
  'checkout-callback',
  'order-completed',
  'account',
  'auth',
  'preview',
] as const;
