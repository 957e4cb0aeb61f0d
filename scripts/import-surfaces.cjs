/**
 * What a module shows the others; everything else of it is its own. No two modules may need each other (a test), and what no
 * other one uses is not listed (import-lists.test.ts).
 */
const surfaces = {
  address: 'merge|repo|service',
  auth: 'account-mails|limits|password|repo|reset-password|sessions|single-use-secret',
  'back-in-stock': 'requests|tell-who-waits',
  basket:
    'delivery-slots|evaluate|merge|messages|installation|promotion-messages|reopen|repo|rows|service|totals|vat-by-rate|view|work-out|promotions/definitions|promotions/guard-uses|promotions/promotion|promotions/repo|promotions/split-amount',
  delivery: 'delivery-cost|delivery-promise|delivery-slot|old-furniture|sale-beyond-stock|working-days',
  favourites: 'lists|repo',
  'gift-cards': 'bought|cards-of-orders|ledger|spend',
  invoices: 'invoice-file|repo',
  listing: 'engine|listing-page|publish-products|ranges',
  orders:
    'asked-amount|awaited-transfer|finish-refund|limit-addressee|mails|move-order|order-number|order-vat|pieces-minor|refunds-repo|repo|request-refund|service|show-orders|states|view|withdrawn-pieces',
  outbox: 'queue',
  payments:
    'check-age|fixed-amount|installments|method-unavailable|new-payment|open-payment|place-once|port|repo|return-path',
  personalisation: 'move-visitor|visitor|visitor-repo',
  policies: 'service',
  product:
    'badges|card-rows|cards|category-directory|choose-variant|free-installation|guarantee|internal-tags|localise|price-rule|product-page|product-rows|quantity-limits|restock-date',
  questions: 'repo|service',
  refunds: 'refund-key',
  samples: 'repo|service',
  reviews: 'review-key|service',
  search: 'article-number|asked-variant|edits|matches|resolve-search|ts-query|understand|vocabulary|words',
  stock: 'stock',
  suggest: 'suggest',
  template: 'aliases|repo|config-questions|content-facts|saved-pages',
  'vat-numbers': 'check-numbers|repo',
  withdrawals: 'clean-up|declarations-repo|order-secrets|repo|view|withdrawal-link',
};

module.exports = { surfaces };
