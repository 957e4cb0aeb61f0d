import type { PromotionSeed } from '../../seed-types.ts';

/** What runs at the Czech shop: some without a code, some with one, one over and one to come. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'koberce',
    title: { cs: 'Sleva 15 % na koberce' },
    description: { cs: 'Slevu odečteme v košíku. Platí na všechny koberce.' },
    startsInDays: -7,
    endsInDays: 60,
    combinationGroup: 'category-sale',
    conditions: [{ type: 'category', values: ['C7'] }],
    actions: [{ type: 'percentage', percent: 15 }],
  },
  {
    id: 'postel-s-kosikem',
    title: { cs: 'Košík z mořské trávy k posteli zdarma' },
    description: { cs: 'Kupte postel a dostanete k ní košík z mořské trávy. Do vyprodání zásob.' },
    conditions: [{ type: 'category', values: ['C21'] }],
    actions: [{ type: 'gift', productId: 'V106601', quantity: 1 }],
  },
  {
    id: 'vitejte',
    title: { cs: 'Sleva 10 % na první nákup' },
    description: {
      cs: 'Na první objednávku nad 2 500 Kč. Nelze kombinovat s jiným slevovým kódem.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 1,
    isFirstOrderOnly: true,
    forCoupon: false,
    conditions: [{ type: 'totalBasket', fromMinor: 250_000 }],
    actions: [{ type: 'percentage', percent: 10 }],
    coupons: [{ code: 'VITEJTE10', isPublic: true }],
  },
  // Sent in letters, offered nowhere: it would belie the limit that every page names.
  {
    id: 'doruceni-zdarma',
    title: { cs: 'Doprava zdarma' },
    description: { cs: 'S kódem doručíme zdarma objednávku nad 4 000 Kč.' },
    needsCoupon: true,
    usageLimitPerOwner: 3,
    conditions: [{ type: 'totalBasket', fromMinor: 400_000 }],
    actions: [{ type: 'freeDelivery' }],
    coupons: [{ code: 'DOPRAVAZDARMA' }],
  },
  {
    id: 'omluva',
    title: { cs: 'Omluva zákaznického servisu: 600 Kč' },
    needsCoupon: true,
    actions: [{ type: 'amount', amountMinor: 60_000 }],
    coupons: [
      { code: 'OMLUVA-4HTZ', usageLimit: 1 },
      { code: 'OMLUVA-R8LC', usageLimit: 1 },
    ],
  },
  {
    id: 'leto',
    title: { cs: 'Letní sleva 20 %' },
    needsCoupon: true,
    startsInDays: -150,
    endsInDays: -60,
    actions: [{ type: 'percentage', percent: 20 }],
    coupons: [{ code: 'LETO20', isPublic: true }],
  },
  {
    id: 'zimni-svetlo',
    title: { cs: 'Sleva 350 Kč na každé svítidlo' },
    description: { cs: 'Platí na stojací a stolní lampy a na závěsná svítidla.' },
    needsCoupon: true,
    startsInDays: 21,
    endsInDays: 60,
    conditions: [{ type: 'category', values: ['C6'] }],
    actions: [{ type: 'amountPerLine', amountMinor: 35_000 }],
    coupons: [{ code: 'SVETLO', isPublic: true }],
  },
];
