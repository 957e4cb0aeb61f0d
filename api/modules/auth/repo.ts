import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { customers } from '../../db/schema/customers.ts';

export type Account = typeof customers.$inferSelect;
type NewAccount = typeof customers.$inferInsert;

/** `email` in the form the contract gives it. Administrators are found on every site. */
export async function findAccount(db: Queryable, site: SiteCode, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.email, email), or(eq(customers.site, site), isNull(customers.site))))
    .orderBy(customers.type)
    .limit(1);
  return account ?? null;
}

const isCustomer = (id: string) => and(eq(customers.id, id), eq(customers.type, 'Customer'));

/** Null when the account has been deleted. */
export async function findCustomer(db: Queryable, id: string): Promise<Account | null> {
  // Asked before each change that a customer makes.
  const known = sql`${isCustomer(id)} ${prepared('customer')}`;
  const [account] = await db.select().from(customers).where(known);
  return account ?? null;
}

/** Any account; null when it has been deleted. */
export async function findById(db: Queryable, id: string): Promise<Account | null> {
  const [account] = await db.select().from(customers).where(eq(customers.id, id));
  return account ?? null;
}

/** The account of a customer, locked until the transaction ends; null when it has been deleted. */
export async function lockCustomer(tx: Tx, id: string): Promise<Account | null> {
  const account = await lockAccount(tx, id);
  return account?.type === 'Customer' ? account : null;
}

/** Any account, locked until the transaction ends; null when it has been deleted. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  const [account] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return account ?? null;
}

/** Null when the e-mail address has an account already. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account | null> {
  const [row] = await tx.insert(customers).values(account).onConflictDoNothing().returning();
  return row ?? null;
}

export async function saveAccount(tx: Tx, id: string, fields: Partial<NewAccount>): Promise<void> {
  await tx.update(customers).set(fields).where(eq(customers.id, id));
}
