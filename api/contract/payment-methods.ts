/** Names of payments (§7), without schemas: middleware reads them too. */

/** Who carries the payment out. `GET paymentmethods/availables` says which of them a site offers. */
export const integrationTypes = [
  'klarna',
  'paypal',
  'sandbox',
  'gopay',
  'masterpass',
  'bnpl',
  'wire',
  'mollie',
  'gift-card',
] as const;
/** What the shopper sees. */
export const subIntegrationTypes = [
  'ideal',
  'card',
  'paypal',
  'pay-later',
  'wire',
  'bancontact',
  'gopay',
  'masterpass',
  'bnpl',
  /** Pays alone where the card is worth all of it; no site lists it. */
  'gift-card',
] as const;
