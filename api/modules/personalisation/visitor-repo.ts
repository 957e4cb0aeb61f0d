import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { visitors } from '../../db/schema/personalisation.ts';
import type { Owner } from '../../http/owner.ts';

const isVisitor = ({ ownerId, site }: Owner) => and(eq(visitors.visitorId, ownerId), eq(visitors.site, site));

/** Null for visitors who did not agree. */
export async function findVisitor(db: Queryable, owner: Owner) {
  const [row] = await db.select().from(visitors).where(isVisitor(owner));
  return row ?? null;
}

/** Locks the visitor until the transaction ends; null for visitors who did not agree. */
export async function lockVisitor(tx: Tx, owner: Owner) {
  const [row] = await tx.select().from(visitors).where(isVisitor(owner)).for('update');
  return row ?? null;
}

export async function insertVisitor(tx: Tx, { ownerId, site }: Owner, now: Date): Promise<void> {
  await tx
    .insert(visitors)
    .values({ visitorId: ownerId, site, segments: [], subscriptions: [], seenAt: now })
    .onConflictDoUpdate({ target: [visitors.site, visitors.visitorId], set: { seenAt: now } });
}

type Change = Partial<
  Pick<typeof visitors.$inferSelect, 'profile' | 'segments' | 'subscriptions' | 'seenAt'>
>;

export async function updateVisitor(tx: Tx, owner: Owner, change: Change): Promise<void> {
  await tx.update(visitors).set(change).where(isVisitor(owner));
}

/** With all that is known of the visitor. */
export async function deleteVisitor(tx: Tx, owner: Owner): Promise<void> {
  await tx.delete(visitors).where(isVisitor(owner));
}
