import type { PromotionSeed } from '../../seed-types.ts';

/** What runs at the Turkish shop: some without a code, some with one, one over and one to come. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'halilar',
    title: { tr: 'Halılarda %15 indirim' },
    description: { tr: 'İndirim sepetinizde düşülür. Bütün halılarda geçerlidir.' },
    startsInDays: -7,
    endsInDays: 60,
    combinationGroup: 'category-sale',
    conditions: [{ type: 'category', values: ['C7'] }],
    actions: [{ type: 'percentage', percent: 15 }],
  },
  {
    id: 'karyolaya-sepet',
    title: { tr: 'Karyola alana deniz otu sepet hediye' },
    description: { tr: 'Karyola alana deniz otundan örme bir sepet hediye. Stoklarla sınırlıdır.' },
    conditions: [{ type: 'category', values: ['C21'] }],
    actions: [{ type: 'gift', productId: 'V106601', quantity: 1 }],
  },
  {
    id: 'hos-geldiniz',
    title: { tr: 'İlk siparişe %10 indirim' },
    description: {
      tr: '5.000 TL ve üzeri ilk siparişinizde geçerlidir. Başka bir indirim koduyla birleştirilemez.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 1,
    isFirstOrderOnly: true,
    forCoupon: false,
    conditions: [{ type: 'totalBasket', fromMinor: 500_000 }],
    actions: [{ type: 'percentage', percent: 10 }],
    coupons: [{ code: 'HOSGELDIN10', isPublic: true }],
  },
  // Sent in letters, offered nowhere: it would belie the limit that every page names.
  {
    id: 'kodla-ucretsiz',
    title: { tr: 'Ücretsiz teslimat' },
    description: { tr: 'Bu kodla 7.500 TL ve üzeri siparişiniz ücretsiz teslim edilir.' },
    needsCoupon: true,
    usageLimitPerOwner: 3,
    conditions: [{ type: 'totalBasket', fromMinor: 750_000 }],
    actions: [{ type: 'freeDelivery' }],
    coupons: [{ code: 'TESLIMATBIZDEN' }],
  },
  {
    id: 'ozur',
    title: { tr: 'Müşteri hizmetlerimizden 1.000 TL' },
    needsCoupon: true,
    actions: [{ type: 'amount', amountMinor: 100_000 }],
    coupons: [
      { code: 'OZUR-4KTR', usageLimit: 1 },
      { code: 'OZUR-9HLM', usageLimit: 1 },
    ],
  },
  {
    id: 'yaz',
    title: { tr: 'Yaza özel %20 indirim' },
    needsCoupon: true,
    startsInDays: -150,
    endsInDays: -60,
    actions: [{ type: 'percentage', percent: 20 }],
    coupons: [{ code: 'YAZ20', isPublic: true }],
  },
  {
    id: 'kis-isigi',
    title: { tr: 'Lambalarda 500 TL indirim' },
    description: { tr: 'Lambader, masa lambası ve sarkıtlarda ürün başına geçerlidir.' },
    needsCoupon: true,
    startsInDays: 21,
    endsInDays: 60,
    conditions: [{ type: 'category', values: ['C6'] }],
    actions: [{ type: 'amountPerLine', amountMinor: 50_000 }],
    coupons: [{ code: 'KISISIGI', isPublic: true }],
  },
];
