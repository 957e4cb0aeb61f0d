import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Localised } from '../../contract/catalogue.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { prices } from '../../db/schema/catalogue.ts';
import { coupons, promotions, promotionUses } from '../../db/schema/promotions.ts';
import type { Owner } from '../address/owner.ts';
import type { Applied, Usage } from './promotion.ts';

/** A shopper as limits know them: by token, and by the e-mail address of the delivery where one is chosen. */
export type Buyer = Owner & { email: string | null };

type LimitColumns = Pick<typeof promotions | typeof coupons, 'usageLimit' | 'usageLimitPerOwner'>;

const isOwn = ({ ownerId, email }: Buyer) =>
  email === null ? sql`u.owner_id = ${ownerId}` : sql`(u.owner_id = ${ownerId} OR u.email = ${email})`;

/** Whether as many orders as the limit allows, cancelled ones aside, have used what `uses` names. */
function isReached(limit: SQL, uses: SQL): SQL {
  return sql`(${limit} IS NOT NULL AND ${limit} <= (SELECT count(*) FROM promotion_uses AS u
    JOIN orders AS o ON o.id = u.order_id WHERE ${uses} AND o.status <> 'cancelled'))`;
}

function usageOf(limits: LimitColumns, uses: SQL, buyer: Buyer, alsoUsedByOwner = sql`false`) {
  return sql<Usage>`CASE
    WHEN ${isReached(sql`${limits.usageLimit}`, uses)} THEN 'used-up'
    WHEN ${isReached(sql`${limits.usageLimitPerOwner}`, sql`${uses} AND ${isOwn(buyer)}`)} OR ${alsoUsedByOwner}
      THEN 'used-by-owner'
    ELSE 'free' END`;
}

function hasOrdered({ ownerId, site, email }: Buyer): SQL {
  const own = sql`o.owner_id = ${ownerId}`;
  const same = email === null ? own : sql`(${own} OR lower(o.email) = ${email})`;
  return sql`EXISTS (SELECT FROM orders AS o WHERE o.site = ${site} AND ${same} AND o.status <> 'cancelled')`;
}

const ofPromotion = sql`u.promotion_id = ${promotions.id}`;
const ofCoupon = sql`u.site = ${coupons.site} AND u.coupon_code = ${coupons.code}`;

const columnsFor = (buyer: Buyer) => ({
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
  usage: usageOf(
    promotions,
    ofPromotion,
    buyer,
    sql`(${promotions.isFirstOrderOnly} AND ${hasOrdered(buyer)})`,
  ),
});

/** Promotions that run now without a code. */
export async function listRunning(db: Queryable, buyer: Buyer, now: Date) {
  return db
    .select(columnsFor(buyer))
    .from(promotions)
    .where(
      and(
        eq(promotions.site, buyer.site),
        eq(promotions.isActive, true),
        eq(promotions.needsCoupon, false),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .orderBy(asc(promotions.id));
}
export type StoredPromotion = Awaited<ReturnType<typeof listRunning>>[number];

/** Coupons with their promotion, whether they run or not: those named, or all that are public. */
export async function listCoupons(db: Queryable, buyer: Buyer, wanted: readonly string[] | 'public') {
  if (wanted.length === 0) return [];
  return db
    .select({
      code: coupons.code,
      isActive: coupons.isActive,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      usage: usageOf(coupons, ofCoupon, buyer),
      promotion: columnsFor(buyer),
    })
    .from(coupons)
    .innerJoin(promotions, eq(promotions.id, coupons.promotionId))
    .where(
      and(
        eq(coupons.site, buyer.site),
        wanted === 'public' ? eq(coupons.isPublic, true) : inArray(coupons.code, [...wanted]),
      ),
    )
    .orderBy(asc(coupons.code));
}
export type StoredCoupon = Awaited<ReturnType<typeof listCoupons>>[number];

export type FactsRow = {
  variantId: number;
  vsin: string;
  productCode: string;
  brand: string;
  /** The category and those above it. */
  categories: string[];
  tags: { vsin: string; alias: Localised }[];
};

/** What conditions ask about variants. */
export async function listFacts(db: Queryable, where: { ids: readonly number[] } | { vsin: string }) {
  const wanted =
    'vsin' in where
      ? sql`v.vsin = ${where.vsin}`
      : sql`v.id IN (${sql.join(
          where.ids.map((id) => sql`${id}`),
          sql`, `,
        )})`;
  if ('ids' in where && where.ids.length === 0) return [];
  return rowsOf<FactsRow>(
    await db.execute(sql`
      SELECT v.id AS "variantId", v.vsin, p.code AS "productCode", p.brand,
        (SELECT coalesce(jsonb_agg(above.vsin), '[]') FROM categories AS above
          WHERE c.lft BETWEEN above.lft AND above.rgt) AS categories,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('vsin', t.vsin, 'alias', t.alias)), '[]')
          FROM product_tags AS pt JOIN tags AS t ON t.id = pt.tag_id WHERE pt.product_id = p.id) AS tags
      FROM variants AS v JOIN products AS p ON p.id = v.product_id JOIN categories AS c ON c.id = p.category_id
      WHERE ${wanted}`),
  );
}

export async function isSoldOn(db: Queryable, variantId: number, site: SiteCode): Promise<boolean> {
  const [row] = await db
    .select({ amount: prices.amount })
    .from(prices)
    .where(and(eq(prices.variantId, variantId), eq(prices.site, site)));
  return row !== undefined;
}

/** The categories given and those above them. */
export async function listAncestors(db: Queryable, vsins: readonly string[]): Promise<string[]> {
  if (vsins.length === 0) return [];
  const names = sql.join(
    vsins.map((vsin) => sql`${vsin}`),
    sql`, `,
  );
  const rows = rowsOf<{ vsin: string }>(
    await db.execute(sql`
      SELECT DISTINCT above.vsin FROM categories AS above JOIN categories AS below
        ON below.lft BETWEEN above.lft AND above.rgt WHERE below.vsin IN (${names})`),
  );
  return rows.map(({ vsin }) => vsin);
}

type Named = Pick<Applied, 'promotionId' | 'couponCode'>;

const couponsOf = ({ site }: Buyer, applied: readonly Named[]) =>
  and(
    eq(coupons.site, site),
    inArray(
      coupons.code,
      applied.flatMap(({ couponCode }) => couponCode ?? []),
    ),
  );
const promotionsOf = (applied: readonly Named[]) =>
  inArray(
    promotions.id,
    applied.map(({ promotionId }) => promotionId),
  );

/**
 * Lets nobody else use what is limited among these until the transaction ends. Always in the same order, so that two
 * orders never wait for each other.
 */
export async function lockLimited(tx: Tx, buyer: Buyer, applied: readonly Named[]): Promise<void> {
  await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(promotionsOf(applied), isNotNull(promotions.usageLimit)))
    .orderBy(asc(promotions.id))
    .for('update');
  await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(couponsOf(buyer, applied), isNotNull(coupons.usageLimit)))
    .orderBy(asc(coupons.code))
    .for('update');
  // One shopper with two tokens and one e-mail address.
  const name = `uses:${buyer.site}:${buyer.email ?? buyer.ownerId}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Whether uses are left of each of these. */
export async function listUsages(tx: Tx, buyer: Buyer, applied: readonly Named[]): Promise<Usage[]> {
  const { usage } = columnsFor(buyer);
  const ofPromotions = await tx.select({ usage }).from(promotions).where(promotionsOf(applied));
  const ofCoupons = await tx
    .select({ usage: usageOf(coupons, ofCoupon, buyer) })
    .from(coupons)
    .where(couponsOf(buyer, applied));
  return [...ofPromotions, ...ofCoupons].map((row) => row.usage);
}

export async function insertUses(
  tx: Tx,
  orderId: string,
  { site, ownerId, email }: Buyer,
  applied: readonly Applied[],
): Promise<void> {
  if (applied.length === 0) return;
  await tx.insert(promotionUses).values(
    applied.map(({ promotionId, couponCode, discountMinor }) => ({
      ...{ orderId, site, ownerId, promotionId, couponCode },
      email: email ?? '',
      discount: discountMinor,
    })),
  );
}
