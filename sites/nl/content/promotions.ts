import type { PromotionSeed } from '../../seed-types.ts';

/** What runs at the Dutch shop: some without a code, some with one, one over and one to come. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'vloerkleden',
    title: { nl: '15% korting op vloerkleden' },
    description: { nl: 'De korting gaat er in uw winkelmand af. Geldt voor alle vloerkleden.' },
    startsInDays: -7,
    endsInDays: 60,
    combinationGroup: 'category-sale',
    conditions: [{ type: 'category', values: ['C7'] }],
    actions: [{ type: 'percentage', percent: 15 }],
  },
  {
    id: 'bed-met-mand',
    title: { nl: 'Zeegrasmand cadeau bij een bed' },
    description: { nl: 'Koop een bed en u krijgt er een mand van zeegras bij, zolang de voorraad strekt.' },
    conditions: [{ type: 'category', values: ['C21'] }],
    actions: [{ type: 'gift', productId: 'V106601', quantity: 1 }],
  },
  {
    id: 'welkom',
    title: { nl: '10% welkomstkorting' },
    description: {
      nl: 'Op uw eerste bestelling vanaf € 100. Niet te combineren met een andere kortingscode.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 1,
    isFirstOrderOnly: true,
    forCoupon: false,
    conditions: [{ type: 'totalBasket', fromMinor: 10_000 }],
    actions: [{ type: 'percentage', percent: 10 }],
    coupons: [{ code: 'WELKOM10', isPublic: true }],
  },
  // Sent in letters, offered nowhere: it would belie the limit that every page names.
  {
    id: 'gratis-bezorgd',
    title: { nl: 'Gratis thuisbezorgd' },
    description: { nl: 'Met deze code bezorgen wij bestellingen vanaf € 150 gratis.' },
    needsCoupon: true,
    usageLimitPerOwner: 3,
    conditions: [{ type: 'totalBasket', fromMinor: 15_000 }],
    actions: [{ type: 'freeDelivery' }],
    coupons: [{ code: 'GRATISBEZORGD' }],
  },
  {
    id: 'excuus',
    title: { nl: '€ 25 tegoed van onze klantenservice' },
    needsCoupon: true,
    actions: [{ type: 'amount', amountMinor: 2_500 }],
    coupons: [
      { code: 'EXCUUS-7QKD', usageLimit: 1 },
      { code: 'EXCUUS-M3WP', usageLimit: 1 },
    ],
  },
  {
    id: 'zomer',
    title: { nl: '20% zomerkorting' },
    needsCoupon: true,
    startsInDays: -150,
    endsInDays: -60,
    actions: [{ type: 'percentage', percent: 20 }],
    coupons: [{ code: 'ZOMER20', isPublic: true }],
  },
  {
    id: 'winterlicht',
    title: { nl: '€ 15 korting per lamp' },
    description: { nl: 'Geldt voor vloerlampen, tafellampen en hanglampen.' },
    needsCoupon: true,
    startsInDays: 21,
    endsInDays: 60,
    conditions: [{ type: 'category', values: ['C6'] }],
    actions: [{ type: 'amountPerLine', amountMinor: 1_500 }],
    coupons: [{ code: 'WINTERLICHT', isPublic: true }],
  },
];
