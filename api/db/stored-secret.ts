import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { prepared } from './prepared.ts';
import { settings } from './schema/sales.ts';

export type SecretName =
  | 'token-secret'
  | 'newsletter-secret'
  | 'sandbox-webhook-secret'
  | 'withdrawal-secret'
  | 'refund-secret'
  | 'invoice-secret'
  | 'review-secret'
  | 'order-page-secret'
  | 'back-in-stock-secret';

async function findSecret(db: Queryable, name: SecretName): Promise<string | undefined> {
  const named = sql`${eq(settings.key, name)} ${prepared('stored-secret')}`;
  const [row] = await db.select({ value: settings.value }).from(settings).where(named);
  return row?.value;
}

/** A secret that the database makes once and all instances on it share: 256 random bits as text. */
export async function storedSecret(db: Queryable, name: SecretName): Promise<string> {
  const stored = await findSecret(db, name);
  if (stored !== undefined) return stored;
  const value = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key: name, value }).onConflictDoNothing();
  // Another instance may have been quicker.
  const made = await findSecret(db, name);
  if (made === undefined) throw new Error(`The ${name} could not be stored.`);
  return made;
}
