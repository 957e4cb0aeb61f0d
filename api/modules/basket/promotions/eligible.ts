import type { Eligible } from '../../../contract/promotions.ts';
import type { SiteCode } from '../../../contract/sites.ts';
import { variantVsin } from '../../../contract/vsin.ts';
import type { Queryable } from '../../../db/client.ts';
import { noId } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { Services } from '../../../services.ts';
import { isSold } from '../line.ts';
import { listVariants } from '../rows.ts';
import { eligibilityProblem } from './apply-promotions.ts';
import { covers } from './conditions.ts';
import { listDefinitions } from './definitions.ts';
import { firstEnd, toEntry } from './entry.ts';
import { toLineFacts } from './facts.ts';
import type { LineFacts } from './promotion.ts';
import { type Buyer, listCoupons, type StoredCoupon, type StoredPromotion, withUsages } from './repo.ts';

/** All that this shopper could have now, whatever is in the basket. */
export async function listAvailable(
  db: Queryable,
  buyer: Buyer,
  now: Date,
): Promise<{ promotions: StoredPromotion[]; coupons: StoredCoupon[] }> {
  const promotions = await withUsages(db, buyer, await listDefinitions(db, buyer.site, now));
  const coupons = await listCoupons(db, buyer, 'public');
  const isFree = (one: Parameters<typeof eligibilityProblem>[0]) => eligibilityProblem(one, now) === null;
  return {
    promotions: promotions.filter(isFree),
    coupons: coupons.filter((coupon) => isFree(coupon) && isFree(coupon.promotion)),
  };
}

/** Whether it covers a thing with these facts in some basket, however much that has to be worth. */
function couldCover({ match, conditions }: StoredPromotion, facts: LineFacts): boolean {
  return !facts.isException && covers({ match, conditions }, facts, Number.MAX_SAFE_INTEGER);
}

async function readFacts(db: Queryable, vsin: string, site: SiteCode): Promise<LineFacts> {
  const isVariant = variantVsin.test(vsin);
  const [row] = isVariant ? await listVariants(db, site, [vsin]) : [];
  if (!row || !isSold(row)) throw new ApiError('product-not-found');
  return toLineFacts(row);
}

/**
 * GET eligible-promotions(-for-customer).
 * @param ownerId null for anybody, who has used nothing and ordered nothing
 * @throws ApiError product-not-found
 */
export async function listEligible(
  context: RequestContext & { ownerId: string | null },
  vsin: string,
  { db, now }: Services,
): Promise<Eligible> {
  const facts = await readFacts(db, vsin, context.site.code);
  const buyer = { ownerId: context.ownerId ?? noId, site: context.site.code, email: null };
  const { promotions, coupons } = await listAvailable(db, buyer, now());
  return {
    promotions: promotions
      .filter((promotion) => couldCover(promotion, facts))
      .map((promotion) => toEntry(promotion, promotion.endsAt, context)),
    coupons: coupons
      .filter(({ promotion }) => couldCover(promotion, facts))
      .map(({ code, endsAt, promotion }) => ({
        ...toEntry(promotion, firstEnd(endsAt, promotion.endsAt), context),
        couponCode: code,
      })),
  };
}
