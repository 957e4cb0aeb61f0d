import type { Eligible, EligibleBasket } from '@/api/contract/promotions';
import { formatMoment } from '@/lib/dates/format-moment';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';
import type { PromotionModel } from './models';

/** The day of the last moment at which it counts, by the shop's own clock: of one that ends at midnight the day before. */
function lastDay(endsAt: string, site: SiteRules): string {
  return formatMoment(new Date(Date.parse(endsAt) - 1).toISOString(), site);
}

type Entry = Eligible['promotions'][number] & { couponCode?: string };

function toPromotion(entry: Entry, site: SiteRules): PromotionModel {
  const { id, title, description, actions, minimumTotal, endsAt, couponCode: code = null } = entry;
  return {
    id: code ? `${id}-${code}` : id,
    title,
    description,
    code,
    isFreeDelivery: actions.length > 0 && actions.every(({ type }) => type === 'freeDelivery'),
    minimum: minimumTotal && formatMoney(minimumTotal, site.locale),
    endsOn: endsAt && lastDay(endsAt, site),
  };
}

/** One code of each promotion is enough: a site of two languages has one in each. */
function oneCodeEach<Coupon extends { id: string }>(coupons: readonly Coupon[]): Coupon[] {
  return coupons.filter(({ id }, index) => coupons.findIndex((other) => other.id === id) === index);
}

/** What a product can be had with: what needs no code first. */
export function toPromotions({ promotions, coupons }: Eligible, site: SiteRules): PromotionModel[] {
  return [...promotions, ...oneCodeEach(coupons)].map((entry) => toPromotion(entry, site));
}

/** The codes that would count in the basket if they were given now. What needs no code counts there anyway. */
export function toApplicableCoupons({ coupons }: EligibleBasket, site: SiteRules): PromotionModel[] {
  return oneCodeEach(coupons.filter(({ isApplied, groupCanSelect }) => groupCanSelect && !isApplied)).map(
    (entry) => toPromotion(entry, site),
  );
}
