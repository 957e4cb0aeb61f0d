import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Declaration } from '../../contract/withdrawal-declarations.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { orders } from '../../db/schema/sales.ts';
import { withdrawalDeclarations as table, withdrawals } from '../../db/schema/withdrawals.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Paging } from '../../http/paging.ts';

export type StoredDeclaration = typeof table.$inferSelect;

/** Those that are not settled, oldest first. */
export async function listOpenDeclarations(db: Queryable, orderId: string): Promise<StoredDeclaration[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.orderId, orderId), eq(table.status, 'declared')))
    .orderBy(asc(table.declaredAt), asc(table.id));
}

export async function countMailed(db: Queryable, orderId: string, since: Date): Promise<number> {
  return db.$count(table, and(eq(table.orderId, orderId), gt(table.mailedAt, since)));
}

export async function insertDeclaration(tx: Tx, row: typeof table.$inferInsert): Promise<StoredDeclaration> {
  const [stored] = await tx.insert(table).values(row).returning();
  if (!stored) throw new Error('The declaration was not stored.');
  return stored;
}

/** Those whose code may still be entered, locked: tries at the same moment are counted one after another. */
export async function lockMailed(
  tx: Tx,
  orderId: string,
  { since, maxTries }: { since: Date; maxTries: number },
): Promise<StoredDeclaration[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.orderId, orderId), gt(table.mailedAt, since), lt(table.tries, maxTries)))
    .orderBy(asc(table.id))
    .for('update');
}

export async function countWrongTry(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(table)
    .set({ tries: sql`${table.tries} + 1` })
    .where(inArray(table.id, [...ids]));
}

/** All that was declared of an order without proof has become this withdrawal. */
export async function confirmDeclarations(tx: Tx, orderId: string, withdrawalId: string): Promise<void> {
  await tx
    .update(table)
    .set({ status: 'confirmed', withdrawalId })
    .where(and(eq(table.orderId, orderId), eq(table.status, 'declared')));
}

export async function dismissDeclaration(tx: Tx, id: string): Promise<void> {
  await tx
    .update(table)
    .set({ status: 'dismissed' })
    .where(and(eq(table.id, id), eq(table.status, 'declared')));
}

const shown = {
  id: table.id,
  orderId: table.orderId,
  orderNumber: orders.orderNumber,
  status: table.status,
  declaredAt: table.declaredAt,
  name: table.name,
  statement: table.statement,
  mailedAt: table.mailedAt,
  receiptNumber: withdrawals.receiptNumber,
};
type Shown = Omit<Declaration, 'declaredAt' | 'isMailed'> &
  Pick<StoredDeclaration, 'declaredAt' | 'mailedAt'>;

function toDeclaration({ declaredAt, mailedAt, ...rest }: Shown): Declaration {
  return { ...rest, declaredAt: declaredAt.toISOString(), isMailed: mailedAt !== null };
}

function selectShown(db: Queryable) {
  return db
    .select(shown)
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .leftJoin(withdrawals, eq(withdrawals.id, table.withdrawalId));
}

export async function findDeclaration(
  db: Queryable,
  site: SiteCode,
  id: string,
): Promise<Declaration | null> {
  if (!uuidPattern.test(id)) return null;
  const [row] = await selectShown(db).where(and(eq(table.id, id), eq(table.site, site)));
  return row ? toDeclaration(row) : null;
}

/** Oldest first, as they are to be worked off. */
export async function listDeclarations(
  db: Queryable,
  { site, status }: { site: SiteCode; status?: Declaration['status'] | undefined },
  { limit, offset }: Paging,
): Promise<Declaration[]> {
  const rows = await selectShown(db)
    .where(and(eq(table.site, site), status && eq(table.status, status)))
    .orderBy(asc(table.declaredAt), asc(table.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toDeclaration);
}

/** Of the orders of an account, newest first. */
export async function listDeclarationsOf(
  db: Queryable,
  ownerId: string,
  limit: number,
): Promise<Declaration[]> {
  const rows = await selectShown(db)
    .where(eq(orders.ownerId, ownerId))
    .orderBy(desc(table.declaredAt))
    .limit(limit);
  return rows.map(toDeclaration);
}
