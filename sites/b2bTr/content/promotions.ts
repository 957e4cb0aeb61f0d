import type { PromotionSeed } from '../../seed-types.ts';

/** What runs at the shop for businesses: one without a code, some with one, one over and one to come. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'sandalyeler',
    title: { tr: 'Sandalyelerde %10 indirim' },
    description: { tr: '100.000 TL ve üzeri siparişlerde sandalyelerden düşülür.' },
    startsInDays: -14,
    endsInDays: 60,
    combinationGroup: 'category-sale',
    conditions: [
      { type: 'category', values: ['C32'] },
      { type: 'totalBasket', fromMinor: 10_000_000 },
    ],
    actions: [{ type: 'percentage', percent: 10 }],
  },
  {
    id: 'ilk-siparis',
    title: { tr: 'İlk kurumsal siparişe %5 indirim' },
    description: {
      tr: '50.000 TL ve üzeri ilk siparişinizde geçerlidir. Başka bir indirim koduyla birleştirilemez.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 1,
    isFirstOrderOnly: true,
    forCoupon: false,
    conditions: [{ type: 'totalBasket', fromMinor: 5_000_000 }],
    actions: [{ type: 'percentage', percent: 5 }],
    coupons: [{ code: 'ISYERI5', isPublic: true }],
  },
  // Sent in letters, offered nowhere: it would belie the limit that every page names.
  {
    id: 'kodla-ucretsiz',
    title: { tr: 'Ücretsiz teslimat' },
    description: { tr: 'Bu kodla 15.000 TL ve üzeri siparişiniz ücretsiz teslim edilir.' },
    needsCoupon: true,
    usageLimitPerOwner: 3,
    conditions: [{ type: 'totalBasket', fromMinor: 1_500_000 }],
    actions: [{ type: 'freeDelivery' }],
    coupons: [{ code: 'SEVKIYATBIZDEN' }],
  },
  {
    id: 'ozur',
    title: { tr: 'Kurumsal satıştan 2.500 TL' },
    needsCoupon: true,
    actions: [{ type: 'amount', amountMinor: 250_000 }],
    coupons: [{ code: 'KURUMSAL-6PDN', usageLimit: 1 }],
  },
  {
    id: 'acilis',
    title: { tr: 'Açılışa özel %15 indirim' },
    needsCoupon: true,
    startsInDays: -150,
    endsInDays: -60,
    actions: [{ type: 'percentage', percent: 15 }],
    coupons: [{ code: 'ACILIS15', isPublic: true }],
  },
  {
    id: 'yeni-yil',
    title: { tr: 'Lambalarda 500 TL indirim' },
    description: { tr: 'Lambader, masa lambası ve sarkıtlarda ürün başına geçerlidir.' },
    needsCoupon: true,
    startsInDays: 21,
    endsInDays: 60,
    conditions: [{ type: 'category', values: ['C6'] }],
    actions: [{ type: 'amountPerLine', amountMinor: 50_000 }],
    coupons: [{ code: 'OFISISIGI', isPublic: true }],
  },
];
