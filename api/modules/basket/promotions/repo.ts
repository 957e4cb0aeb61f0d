import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/client.ts';
import type { JointWrite } from '../../../db/joint-write.ts';
import { rowsOf } from '../../../db/rows.ts';
import { coupons, promotions } from '../../../db/schema/promotions.ts';
import type { Owner } from '../../../http/owner.ts';
import { definition, type PromotionDefinition } from './definitions.ts';
import type { Applied, Usage } from './promotion.ts';

/** A shopper as limits know them: by token, and from checkout on by the e-mail address of the delivery. */
export type Buyer = Owner & { email: string | null };

type LimitColumns = Pick<typeof promotions | typeof coupons, 'usageLimit' | 'usageLimitPerOwner'>;

/** Anybody may order by transfer in anybody's name: until the money is there, only its own shopper has used something. */
const countsByEmail = sql`(o.status <> 'waitingForPayment' OR o.pay_before IS NULL)`;

const isOwn = ({ ownerId, email }: Buyer) =>
  email === null
    ? sql`u.owner_id = ${ownerId}`
    : sql`(u.owner_id = ${ownerId} OR (u.email = ${email} AND ${countsByEmail}))`;

/** Whether as many orders as the limit allows, cancelled ones aside, have used what `uses` names. */
function isReached(limit: SQL, uses: SQL): SQL {
  return sql`(${limit} IS NOT NULL AND ${limit} <= (SELECT count(*) FROM promotion_uses AS u
    JOIN orders AS o ON o.id = u.order_id WHERE ${uses} AND o.status <> 'cancelled'))`;
}

function usageOf(limits: LimitColumns, uses: SQL, buyer: Buyer, isNotFirst = sql`false`) {
  return sql<Usage>`CASE
    WHEN ${isReached(sql`${limits.usageLimit}`, uses)} THEN 'used-up'
    WHEN ${isNotFirst} THEN 'not-first'
    WHEN ${isReached(sql`${limits.usageLimitPerOwner}`, sql`${uses} AND ${isOwn(buyer)}`)} THEN 'used-by-owner'
    ELSE 'free' END`;
}

function hasOrdered({ ownerId, site, email }: Buyer): SQL {
  const own = sql`o.owner_id = ${ownerId}`;
  const same = email === null ? own : sql`(${own} OR (lower(o.email) = ${email} AND ${countsByEmail}))`;
  return sql`EXISTS (SELECT FROM orders AS o WHERE o.site = ${site} AND ${same} AND o.kind = 'goods'
    AND o.status <> 'cancelled')`;
}

const ofPromotion = sql`u.promotion_id = ${promotions.id}`;
const ofCoupon = sql`u.site = ${coupons.site} AND u.coupon_code = ${coupons.code}`;

function promotionUsage(buyer: Buyer) {
  return usageOf(
    promotions,
    ofPromotion,
    buyer,
    sql`(${promotions.isFirstOrderOnly} AND ${hasOrdered(buyer)})`,
  );
}

export type StoredPromotion = PromotionDefinition & { usage: Usage };

/** The definitions with what this shopper has left of them; only limited ones are asked about. */
export async function withUsages(
  db: Queryable,
  buyer: Buyer,
  definitions: readonly PromotionDefinition[],
): Promise<StoredPromotion[]> {
  const limited = definitions.filter(({ isLimited }) => isLimited).map(({ id }) => id);
  const rows =
    limited.length === 0
      ? []
      : await db
          .select({ id: promotions.id, usage: promotionUsage(buyer) })
          .from(promotions)
          .where(inArray(promotions.id, limited));
  const usages = new Map(rows.map(({ id, usage }) => [id, usage]));
  return definitions.map((one) => ({ ...one, usage: usages.get(one.id) ?? 'free' }));
}

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
      promotion: { ...definition, usage: promotionUsage(buyer) },
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

/** Whether uses are left of each of these, by the promotion's id and by the coupon's code. */
export async function listUsages(tx: Tx, buyer: Buyer, applied: readonly Named[]) {
  const ofPromotions = await tx
    .select({ id: promotions.id, usage: promotionUsage(buyer) })
    .from(promotions)
    .where(promotionsOf(applied));
  const ofCoupons = await tx
    .select({ code: coupons.code, usage: usageOf(coupons, ofCoupon, buyer) })
    .from(coupons)
    .where(couponsOf(buyer, applied));
  return {
    promotions: new Map<string, Usage>(ofPromotions.map(({ id, usage }) => [id, usage])),
    coupons: new Map<string, Usage>(ofCoupons.map(({ code, usage }) => [code, usage])),
  };
}

/** What an order uses, as its shopper knows it. */
type Use = Applied & { title: string };

/** Notes what an order uses, beside `insertOrder`; null for nothing. */
export function writeUses({ site, ownerId, email }: Buyer, applied: readonly Use[]): JointWrite | null {
  if (applied.length === 0) return null;
  const used = applied.map(({ promotionId, couponCode, title, discountMinor }) => ({
    promotion_id: promotionId,
    coupon_code: couponCode,
    title,
    discount: discountMinor,
  }));
  return {
    name: 'uses',
    statement: sql`INSERT INTO promotion_uses (order_id, site, owner_id, email, promotion_id, coupon_code, title, discount)
      SELECT placed.id, ${site}, ${ownerId}::uuid, ${email ?? ''}, used.*
      FROM placed, jsonb_to_recordset(${JSON.stringify(used)}::jsonb) AS used
        (promotion_id text, coupon_code text, title text, discount int)`,
  };
}
