import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from './client.ts';
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

/** A secret that the database makes once and all instances on it share: 256 random bits as text. */
export async function storedSecret(db: Queryable, name: SecretName): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key: name, value }).onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, name));
  if (!row) throw new Error(`The ${name} could not be stored.`);
  return row.value;
}
