import type { Eligible } from '../../../contract/promotions.ts';
import type { PromotionAction } from '../../../db/schema/promotions.ts';
import type { RequestContext } from '../../../request-context.ts';
import { pickText } from '../../product/localise.ts';
import type { StoredPromotion } from './repo.ts';

type Entry = Eligible['promotions'][number];

function toAction(action: PromotionAction, { site }: RequestContext): Entry['actions'][number] {
  const hasAmount = action.type === 'amount' || action.type === 'amountPerLine';
  return {
    type: action.type,
    percent: action.type === 'percentage' ? action.percent : null,
    amount: hasAmount ? { amount: action.amountMinor, currency: site.currency } : null,
    productId: action.type === 'gift' ? action.productId : null,
  };
}

/** What shoppers are told of a promotion. */
export function toEntry(promotion: StoredPromotion, endsAt: Date | null, context: RequestContext): Entry {
  const minima = promotion.conditions.flatMap((one) => (one.type === 'totalBasket' ? [one.fromMinor] : []));
  const minimum = promotion.match === 'all' ? Math.max(0, ...minima) : 0;
  return {
    id: promotion.id,
    title: pickText(promotion.title, context.language),
    description: promotion.description ? pickText(promotion.description, context.language) : null,
    actions: promotion.actions.map((action) => toAction(action, context)),
    minimumTotal: minimum > 0 ? { amount: minimum, currency: context.site.currency } : null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** A coupon ends with itself or with its promotion, whichever is first. */
export function firstEnd(...ends: readonly (Date | null)[]): Date | null {
  const known = ends.flatMap((end) => end ?? []);
  return known.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
