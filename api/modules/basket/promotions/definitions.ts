/** Promotions as they are stored, without what a shopper has used of them. */
import { and, asc, eq, gt, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SiteCode } from '../../../contract/sites.ts';
import type { Queryable } from '../../../db/client.ts';
import { promotions } from '../../../db/schema/promotions.ts';

export const definition = {
  id: promotions.id,
  title: promotions.title,
  description: promotions.description,
  isActive: promotions.isActive,
  needsCoupon: promotions.needsCoupon,
  startsAt: promotions.startsAt,
  endsAt: promotions.endsAt,
  priority: promotions.priority,
  combinationGroup: promotions.combinationGroup,
  forPromotion: promotions.forPromotion,
  forCoupon: promotions.forCoupon,
  match: promotions.match,
  conditions: promotions.conditions,
  actions: promotions.actions,
  isLimited: sql<boolean>`(${promotions.usageLimit} IS NOT NULL OR ${promotions.usageLimitPerOwner} IS NOT NULL
    OR ${promotions.isFirstOrderOnly})`,
};

/** Those of a site that need no code and are not over. */
const running = (site: SiteCode | Placeholder, now: Date | Placeholder) =>
  and(
    eq(promotions.site, site),
    eq(promotions.isActive, true),
    eq(promotions.needsCoupon, false),
    or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
  );

/** Promotions of a site that need no code; those that are over are left out. */
export async function listDefinitions(db: Queryable, site: SiteCode, now: Date) {
  return db.select(definition).from(promotions).where(running(site, now)).orderBy(asc(promotions.id));
}
export type PromotionDefinition = Awaited<ReturnType<typeof listDefinitions>>[number];

type Written = Omit<PromotionDefinition, 'startsAt' | 'endsAt'> & {
  startsAt: string | null;
  endsAt: string | null;
};
const toDate = (written: string | null) => (written === null ? null : new Date(written));

/** The same list as JSON, for statements that read more than that; null for none. See `parseDefinitions`. */
export function definitionsJson(site: Placeholder, now: Placeholder): SQL {
  const members = Object.entries(definition).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`(SELECT json_agg(json_build_object(${sql.join(members, sql`, `)}) ORDER BY ${promotions.id})
    FROM ${promotions} WHERE ${running(site, now)})`;
}

export function parseDefinitions(written: readonly Written[] | null): PromotionDefinition[] {
  return (written ?? []).map((one) => ({
    ...one,
    startsAt: toDate(one.startsAt),
    endsAt: toDate(one.endsAt),
  }));
}
export type WrittenDefinitions = readonly Written[] | null;
