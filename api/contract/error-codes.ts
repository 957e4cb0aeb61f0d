/** Codes of failed calls. The storefront translates them under `errors.<code>`; §8 names the texts. */
export const errorStatus = {
  'invalid-json': 400,
  'invalid-envelope': 400,
  'invalid-input': 400,
  'unknown-facet': 400,
  'unknown-sort': 400,
  'invalid-page': 400,
  'invalid-size': 400,
  'invalid-quantity': 400,
  'token-missing': 401,
  'token-invalid': 401,
  'token-expired': 401,
  'access-denied': 403,
  'site-not-found': 404,
  'route-not-found': 404,
  'product-not-found': 404,
  'resource-not-found': 404,
  'template-not-found': 404,
  'order-not-found': 404,
  'session-not-found': 404,
  'basket-closed': 409,
  'basket-empty': 409,
  'basket-invalid': 409,
  'out-of-stock': 409,
  'idempotency-conflict': 409,
  'state-conflict': 409,
  'body-too-large': 413,
  'terms-not-accepted': 422,
  'address-missing': 422,
  'payment-method-unavailable': 422,
  'too-many-requests': 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes of basket messages: 4000 and above block checkout, 1000 is a call to action (§5). */
export const basketMessageCodes = {
  callToAction: 1000,
  priceChanged: 2001,
  quantityReduced: 2002,
  outOfStock: 4001,
  productGone: 4002,
} as const;
export const basketErrorFrom = 4000;
