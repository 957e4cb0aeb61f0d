import type { PromotionSeed } from '../../seed-types.ts';

/** What runs at the British shop: some without a code, some with one, one over and one to come. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'rugs',
    title: { en: '15% off rugs' },
    description: { en: 'Taken off in your basket. Applies to every rug we sell.' },
    startsInDays: -7,
    endsInDays: 60,
    combinationGroup: 'category-sale',
    conditions: [{ type: 'category', values: ['C7'] }],
    actions: [{ type: 'percentage', percent: 15 }],
  },
  {
    id: 'bed-and-basket',
    title: { en: 'A free seagrass basket with every bed' },
    description: { en: 'Buy a bed and we add a seagrass basket, while stocks last.' },
    conditions: [{ type: 'category', values: ['C21'] }],
    actions: [{ type: 'gift', productId: 'V106601', quantity: 1 }],
  },
  {
    id: 'welcome',
    title: { en: '10% off your first order' },
    description: {
      en: 'On your first order of £100 or more. Cannot be used with another discount code.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 1,
    isFirstOrderOnly: true,
    forCoupon: false,
    conditions: [{ type: 'totalBasket', fromMinor: 10_000 }],
    actions: [{ type: 'percentage', percent: 10 }],
    coupons: [{ code: 'WELCOME10', isPublic: true }],
  },
  // Sent in letters, offered nowhere: it would belie the limit that every page names.
  {
    id: 'free-delivery',
    title: { en: 'Free delivery' },
    description: { en: 'With this code we deliver orders of £150 or more free of charge.' },
    needsCoupon: true,
    usageLimitPerOwner: 3,
    conditions: [{ type: 'totalBasket', fromMinor: 15_000 }],
    actions: [{ type: 'freeDelivery' }],
    coupons: [{ code: 'FREEDELIVERY' }],
  },
  {
    id: 'sorry',
    title: { en: '£25 off, with apologies from customer service' },
    needsCoupon: true,
    actions: [{ type: 'amount', amountMinor: 2_500 }],
    coupons: [
      { code: 'SORRY-7QKD', usageLimit: 1 },
      { code: 'SORRY-M3WP', usageLimit: 1 },
    ],
  },
  {
    id: 'summer',
    title: { en: '20% off for summer' },
    needsCoupon: true,
    startsInDays: -150,
    endsInDays: -60,
    actions: [{ type: 'percentage', percent: 20 }],
    coupons: [{ code: 'SUMMER20', isPublic: true }],
  },
  {
    id: 'winter-light',
    title: { en: '£15 off every lamp' },
    description: { en: 'On floor lamps, table lamps and pendant lights.' },
    needsCoupon: true,
    startsInDays: 21,
    endsInDays: 60,
    conditions: [{ type: 'category', values: ['C6'] }],
    actions: [{ type: 'amountPerLine', amountMinor: 1_500 }],
    coupons: [{ code: 'WINTERLIGHT', isPublic: true }],
  },
];
