import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { VatCheck } from '../../contract/vat-check.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { vatChecks } from '../../db/schema/vat-numbers.ts';

const keptDays = 90;
const hopeDays = 7;

/** What the register said of the number last; null where nobody has asked. */
export async function findVatCheck(
  db: Queryable,
  site: SiteCode,
  number: string | undefined,
): Promise<VatCheck | null> {
  if (!number) return null;
  const [row] = await db
    .select()
    .from(vatChecks)
    .where(and(eq(vatChecks.site, site), eq(vatChecks.number, number)));
  if (!row) return null;
  const { state, askedAt, consultationNumber } = row;
  return { number, state, askedAt: askedAt.toISOString(), consultationNumber };
}

/** An answer that there was stays where there is none now. */
export async function saveVatCheck(db: Queryable, site: SiteCode, check: VatCheck): Promise<void> {
  const row = { ...check, askedAt: new Date(check.askedAt), site };
  await db
    .insert(vatChecks)
    .values(row)
    .onConflictDoUpdate({
      target: [vatChecks.site, vatChecks.number],
      set: row,
      setWhere: sql`excluded.state <> 'unverified' OR ${vatChecks.state} = 'unverified'`,
    });
}

export async function listUnverified(db: Queryable, now: Date, limit: number) {
  const { site, number, state, askedAt } = vatChecks;
  return db
    .select({ site, number })
    .from(vatChecks)
    .where(and(eq(state, 'unverified'), gt(askedAt, new Date(now.getTime() - hopeDays * dayMs))))
    .orderBy(asc(askedAt))
    .limit(limit);
}

/** Invoices have a copy; an answer that old proves nothing of a new one. */
export async function deleteOldVatChecks(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM vat_checks WHERE (site, number) IN (
        SELECT site, number FROM vat_checks
          WHERE asked_at < ${new Date(now.getTime() - keptDays * dayMs).toISOString()}::timestamptz
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}

/** Of an account that is gone, unless another one, an address or an order without its invoice has the number, too. */
export async function deleteUnusedVatCheck(db: Queryable, site: SiteCode, number: string): Promise<void> {
  await db.execute(sql`
    DELETE FROM vat_checks WHERE site = ${site} AND number = ${number}
      AND NOT EXISTS (SELECT FROM customers WHERE site = ${site} AND vat_number = ${number})
      AND NOT EXISTS (SELECT FROM addresses WHERE site = ${site} AND address ->> 'vatNumber' = ${number})
      AND NOT EXISTS (SELECT FROM orders AS o WHERE o.site = ${site} AND o.billing_address ->> 'vatNumber' = ${number}
        AND NOT EXISTS (SELECT FROM invoices AS i WHERE i.order_id = o.id))`);
}
