import type { coupons, promotions } from '../../schema/promotions.ts';
import { midnight } from '../catalogue/dates.ts';

type PromotionRow = typeof promotions.$inferInsert;
type CouponRow = typeof coupons.$inferInsert;

const nl = { site: 'nl' } as const;

/** What runs at the Dutch shop: some without a code, some with one, one over and one to come. */
export function promotionRows(now: Date): PromotionRow[] {
  return [
    {
      ...nl,
      id: 'nl-vloerkleden',
      title: { nl: '15% korting op vloerkleden' },
      description: { nl: 'De korting gaat er in uw winkelmand af. Geldt voor alle vloerkleden.' },
      startsAt: midnight(now, 7),
      endsAt: midnight(now, -60),
      combinationGroup: 'category-sale',
      conditions: [{ type: 'category', values: ['C7'] }],
      actions: [{ type: 'percentage', percent: 15 }],
    },
    {
      ...nl,
      id: 'nl-bed-met-mand',
      title: { nl: 'Zeegrasmand cadeau bij een bed' },
      description: { nl: 'Koop een bed en u krijgt er een mand van zeegras bij, zolang de voorraad strekt.' },
      conditions: [{ type: 'category', values: ['C21'] }],
      actions: [{ type: 'gift', productId: 'V106601', quantity: 1 }],
    },
    {
      ...nl,
      id: 'nl-welkom',
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
    },
    {
      ...nl,
      id: 'nl-gratis-bezorgd',
      title: { nl: 'Gratis thuisbezorgd' },
      description: { nl: 'Met code bezorgen wij uw bestelling vanaf € 150 gratis.' },
      needsCoupon: true,
      usageLimitPerOwner: 3,
      conditions: [{ type: 'totalBasket', fromMinor: 15_000 }],
      actions: [{ type: 'freeDelivery' }],
    },
    {
      ...nl,
      id: 'nl-excuus',
      title: { nl: '€ 25 tegoed van onze klantenservice' },
      needsCoupon: true,
      actions: [{ type: 'amount', amountMinor: 2_500 }],
    },
    {
      ...nl,
      id: 'nl-zomer',
      title: { nl: '20% zomerkorting' },
      needsCoupon: true,
      startsAt: midnight(now, 150),
      endsAt: midnight(now, 60),
      actions: [{ type: 'percentage', percent: 20 }],
    },
    {
      ...nl,
      id: 'nl-winterlicht',
      title: { nl: '€ 15 korting per lamp' },
      description: { nl: 'Geldt voor vloerlampen, tafellampen en hanglampen.' },
      needsCoupon: true,
      startsAt: midnight(now, -21),
      endsAt: midnight(now, -60),
      conditions: [{ type: 'category', values: ['C6'] }],
      actions: [{ type: 'amountPerLine', amountMinor: 1_500 }],
    },
  ];
}

export const couponRows: readonly CouponRow[] = [
  { ...nl, code: 'WELKOM10', promotionId: 'nl-welkom', isPublic: true },
  { ...nl, code: 'GRATISBEZORGD', promotionId: 'nl-gratis-bezorgd', isPublic: true },
  { ...nl, code: 'EXCUUS-7QKD', promotionId: 'nl-excuus', usageLimit: 1 },
  { ...nl, code: 'EXCUUS-M3WP', promotionId: 'nl-excuus', usageLimit: 1 },
  { ...nl, code: 'ZOMER20', promotionId: 'nl-zomer', isPublic: true },
  { ...nl, code: 'WINTERLICHT', promotionId: 'nl-winterlicht', isPublic: true },
];
