import type { PromotionSeed } from '../../seed-types.ts';

/** What runs at the German shop: some without a code, some with one, one over and one to come. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'teppiche',
    title: { de: '15 % auf Teppiche' },
    description: { de: 'Der Rabatt wird im Warenkorb abgezogen. Gilt für alle Teppiche.' },
    startsInDays: -7,
    endsInDays: 60,
    combinationGroup: 'category-sale',
    conditions: [{ type: 'category', values: ['C7'] }],
    actions: [{ type: 'percentage', percent: 15 }],
  },
  {
    id: 'bett-mit-korb',
    title: { de: 'Seegraskorb gratis zum Bett' },
    description: { de: 'Zu jedem Bett legen wir einen Korb aus Seegras dazu, solange der Vorrat reicht.' },
    conditions: [{ type: 'category', values: ['C21'] }],
    actions: [{ type: 'gift', productId: 'V106601', quantity: 1 }],
  },
  {
    id: 'willkommen',
    title: { de: '10 % Willkommensrabatt' },
    description: {
      de: 'Auf Ihre erste Bestellung ab 100 €. Nicht mit anderen Rabattcodes kombinierbar.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 1,
    isFirstOrderOnly: true,
    forCoupon: false,
    conditions: [{ type: 'totalBasket', fromMinor: 10_000 }],
    actions: [{ type: 'percentage', percent: 10 }],
    coupons: [{ code: 'WILLKOMMEN10', isPublic: true }],
  },
  // Sent in letters, offered nowhere: it would belie the limit that every page names.
  {
    id: 'lieferung-gratis',
    title: { de: 'Kostenlose Lieferung' },
    description: { de: 'Mit dem Code liefern wir Ihre Bestellung ab 150 € kostenlos.' },
    needsCoupon: true,
    usageLimitPerOwner: 3,
    conditions: [{ type: 'totalBasket', fromMinor: 15_000 }],
    actions: [{ type: 'freeDelivery' }],
    coupons: [{ code: 'FREIHAUS' }],
  },
  {
    id: 'kulanz',
    title: { de: '25 € Gutschrift von unserem Kundenservice' },
    needsCoupon: true,
    actions: [{ type: 'amount', amountMinor: 2_500 }],
    coupons: [
      { code: 'KULANZ-7QKD', usageLimit: 1 },
      { code: 'KULANZ-M3WP', usageLimit: 1 },
    ],
  },
  {
    id: 'sommer',
    title: { de: '20 % Sommerrabatt' },
    needsCoupon: true,
    startsInDays: -150,
    endsInDays: -60,
    actions: [{ type: 'percentage', percent: 20 }],
    coupons: [{ code: 'SOMMER20', isPublic: true }],
  },
  {
    id: 'lichtzeit',
    title: { de: '15 € Rabatt je Leuchte' },
    description: { de: 'Gilt für Stehleuchten, Tischleuchten und Pendelleuchten.' },
    needsCoupon: true,
    startsInDays: 21,
    endsInDays: 60,
    conditions: [{ type: 'category', values: ['C6'] }],
    actions: [{ type: 'amountPerLine', amountMinor: 1_500 }],
    coupons: [{ code: 'LICHTZEIT', isPublic: true }],
  },
];
