import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { settings } from '../../db/schema/sales.ts';
import { uuidPattern } from '../address/repo.ts';

const secretKey = 'newsletter-secret';

async function secret(db: Queryable): Promise<string> {
  const fresh = randomBytes(32).toString('hex');
  await db.insert(settings).values({ key: secretKey, value: fresh }).onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, secretKey));
  return row?.value ?? fresh;
}

function sign(key: string, id: string): string {
  return createHmac('sha256', key).update(`unsubscribe.${id}`).digest('base64url');
}

/** For the links in newsletters. It never expires: whoever holds the mail may always end the subscription. */
export async function unsubscribeToken(db: Queryable, subscriptionId: string): Promise<string> {
  return `${subscriptionId}.${sign(await secret(db), subscriptionId)}`;
}

/** The subscription a token stands for, or null for one that nobody here has signed. */
export async function subscriptionOf(db: Queryable, token: string): Promise<string | null> {
  const [id = '', signature = ''] = token.split('.');
  if (!uuidPattern.test(id)) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(await secret(db), id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
