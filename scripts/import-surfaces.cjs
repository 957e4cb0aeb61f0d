/** What a module shows the others; everything else of it is its own. No two modules may need each other (a test). */
const surfaces = {
  address: 'merge|repo|service',
  auth: 'account-mails|limits|password|repo|reset-password|sessions|single-use-secret',
  'back-in-stock': 'requests|tell-who-waits',
  basket:
    'delivery-slots|evaluate|merge|messages|installation|promotion-messages|reopen|repo|rows|service|totals|vat-by-rate|view|work-out|promotions/(definitions|guard-uses|promotion|repo|split-amount)',
  delivery: 'delivery-cost|delivery-promise|delivery-slot|old-furniture|sale-beyond-stock|working-days',
  favourites: 'lists|repo',
  'gift-card-sales': 'send-due',
  'gift-cards': 'bought|cards-of-orders|clean-up|ledger|spend',
  invoices: 'invoice-file|repo',
  listing: 'engine|list-facets|listing-page|place|publish-products|ranges|rebuild',
  orders:
    'awaited-transfer|finish-refund|limit-addressee|mails|move-order|order-number|order-vat|pieces-minor|refunds-repo|repo|request-refund|service|show-orders|states|view|withdrawn-pieces',
  outbox: 'queue',
  payments:
    'check-age|installments|method-unavailable|new-payment|open-payment|port|providers|repo|return-path',
  personalisation: 'move-visitor|visitor|visitor-repo',
  policies: 'service',
  product:
    'badges|card-rows|cards|category-directory|choose-variant|free-installation|guarantee|internal-tags|localise|price-rule|product-page|product-rows|quantity-limits|restock-date',
  questions: 'repo|service',
  refunds: 'refund-key',
  samples: 'repo|service',
  reviews: 'review-key|service',
  search:
    'article-number|asked-variant|edits|matches|resolve-search|semaphore|ts-query|understand|vocabulary|words',
  stock: 'stock',
  suggest: 'suggest',
  template: 'aliases|repo|config-questions|content-facts|saved-pages',
  'vat-numbers': 'ask-register|check-numbers|repo',
  withdrawals: 'clean-up|declarations-repo|order-secrets|repo|view|withdrawal-link',
};

module.exports = { surfaces };
