import type { Queryable } from '../../db/client.ts';
import { readSignedId, signedId } from '../../http/signed-key.ts';

const unsubscribing = { secret: 'newsletter-secret', purpose: 'unsubscribe' } as const;

/** For the links in newsletters. It never expires: whoever holds the mail may always end the subscription. */
export async function unsubscribeToken(db: Queryable, subscriptionId: string): Promise<string> {
  return signedId(db, unsubscribing, subscriptionId);
}

/** The subscription a token is of, or null for one that nobody here has signed. */
export async function subscriptionOf(db: Queryable, token: string): Promise<string | null> {
  return readSignedId(db, unsubscribing, token);
}
