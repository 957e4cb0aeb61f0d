import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Db, Tx } from '../../db/client.ts';
import { newsletterConsents, newsletterSubscriptions } from '../../db/schema/newsletter.ts';

export type Subscription = typeof newsletterSubscriptions.$inferSelect;
type Consent = typeof newsletterConsents.$inferInsert;

const table = newsletterSubscriptions;

/**
 * The subscription of an address, made when there is none, and locked: calls at once for one address come one after
 * the other.
 */
export async function lockOrMakeSubscription(
  tx: Tx,
  { site, email, language, now }: { site: SiteCode; email: string; language: Language; now: Date },
): Promise<Subscription> {
  const fresh = { site, email, language, status: 'pending' as const, createdAt: now, updatedAt: now };
  await tx.insert(table).values(fresh).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.site, site), eq(table.email, email)))
    .for('update');
  if (!row) throw new Error('The subscription was not stored.');
  return row;
}

export async function lockByConfirmHash(
  tx: Tx,
  site: SiteCode,
  confirmHash: string,
): Promise<Subscription | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.site, site), eq(table.confirmHash, confirmHash)))
    .for('update');
  return row ?? null;
}

export async function lockSubscription(tx: Tx, site: SiteCode, id: string): Promise<Subscription | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.site, site), eq(table.id, id)))
    .for('update');
  return row ?? null;
}

export async function findSubscription(db: Db, site: SiteCode, email: string): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.site, site), eq(table.email, email)));
  return row ?? null;
}

export async function saveSubscription(
  tx: Tx,
  id: string,
  change: Partial<Pick<Subscription, 'status' | 'confirmHash' | 'confirmBefore' | 'language'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...change, updatedAt: now })
    .where(eq(table.id, id));
}

export async function logConsent(tx: Tx, consent: Consent): Promise<void> {
  await tx.insert(newsletterConsents).values(consent);
}

const unconfirmedMs = 30 * dayMs;

/** Addresses that were entered and never confirmed are nobody's consent: 30 days later they are gone. */
export async function deleteUnconfirmed(db: Db, now: Date, limit: number): Promise<number> {
  const wasConfirmed = db
    .select({ id: newsletterConsents.id })
    .from(newsletterConsents)
    .where(and(eq(newsletterConsents.subscriptionId, table.id), eq(newsletterConsents.event, 'confirmed')));
  const isOld = lt(table.updatedAt, new Date(now.getTime() - unconfirmedMs));
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.status, 'pending'), isOld, notExists(wasConfirmed)))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tx.delete(newsletterConsents).where(inArray(newsletterConsents.subscriptionId, ids));
    await tx.delete(table).where(inArray(table.id, ids));
    return ids.length;
  });
}
