import type { TokenClaims } from '../../contract/auth.ts';
import { consentVersion } from '../../contract/newsletter.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { hashSecret, newSecret } from '../auth/single-use-secret.ts';
import { queueMail } from '../outbox/queue.ts';
import {
  findSubscription,
  lockByConfirmHash,
  lockOrMakeSubscription,
  lockSubscription,
  logConsent,
  type Subscription,
  saveSubscription,
} from './repo.ts';
import { subscriptionOf, unsubscribeToken } from './tokens.ts';

const confirmMs = 48 * 3_600_000;
type SubscriptionRequest = { email: string; source: string; origin: 'mobile' | 'desktop' | null };

async function unsubscribePath(tx: Tx, { site, language }: RequestContext, id: string): Promise<string> {
  return `/api/${site.code}/subscribe/unsubscribe?language=${language}&token=${await unsubscribeToken(tx, id)}`;
}

/** Tells a subscriber, at most once a day, that nothing needs to be done. */
async function tellSubscriber(tx: Tx, { id, email }: Subscription, context: RequestContext, now: Date) {
  const { site, language } = context;
  await queueMail(tx, {
    site: site.code,
    language,
    recipient: email,
    kind: 'newsletter-already',
    data: { unsubscribeLink: await unsubscribePath(tx, context, id) },
    causeKey: `newsletter-already:${id}:${now.toISOString().slice(0, 10)}`,
  });
}

async function askToConfirm(
  tx: Tx,
  { id, email }: Subscription,
  { site, language }: RequestContext,
  now: Date,
) {
  const token = newSecret();
  const confirmBefore = new Date(now.getTime() + confirmMs);
  await saveSubscription(
    tx,
    id,
    { status: 'pending', confirmHash: hashSecret(token), confirmBefore, language },
    now,
  );
  await queueMail(tx, {
    site: site.code,
    language,
    recipient: email,
    kind: 'newsletter-confirm',
    causeKey: null,
    data: { link: `/api/${site.code}/subscribe/confirm?language=${language}&token=${token}` },
  });
}

/**
 * Asks the owner of an address whether they want the newsletter. Nobody else learns whether the address is known, the
 * customer with this address included: nobody has proven that it is theirs.
 */
export async function subscribe(
  context: RequestContext,
  { email, source, origin }: SubscriptionRequest,
  { db, now: clock }: Services,
): Promise<void> {
  const now = clock();
  const { site, language } = context;
  await db.transaction(async (tx) => {
    const subscription = await lockOrMakeSubscription(tx, { site: site.code, email, language, now });
    if (subscription.status === 'confirmed') return tellSubscriber(tx, subscription, context, now);
    const consent = { subscriptionId: subscription.id, source, origin, language };
    await logConsent(tx, { ...consent, event: 'requested', textVersion: consentVersion, createdAt: now });
    await askToConfirm(tx, subscription, context, now);
  });
}

/**
 * Ends the double opt-in.
 * @throws ApiError link-expired for links that are unknown, replaced or older than 48 hours; already-subscribed when
 * this link has done its work before: who holds it is the owner of the address
 */
export async function confirm(
  context: RequestContext,
  token: string,
  { db, now: clock }: Services,
): Promise<void> {
  const now = clock();
  const { site, language } = context;
  await db.transaction(async (tx) => {
    const subscription = await lockByConfirmHash(tx, site.code, hashSecret(token));
    if (!subscription) throw new ApiError('link-expired');
    const { id, email, status, confirmBefore } = subscription;
    if (status === 'confirmed') throw new ApiError('already-subscribed');
    if (status !== 'pending' || !confirmBefore || confirmBefore <= now) throw new ApiError('link-expired');
    await saveSubscription(tx, id, { status: 'confirmed' }, now);
    const consent = { subscriptionId: id, source: 'link', language, textVersion: consentVersion };
    await logConsent(tx, { ...consent, event: 'confirmed', createdAt: now });
    await queueMail(tx, {
      site: site.code,
      language,
      recipient: email,
      kind: 'newsletter-welcome',
      data: { unsubscribeLink: await unsubscribePath(tx, context, id) },
      causeKey: `newsletter-welcome:${id}:${now.toISOString()}`,
    });
  });
}

/** Ends a subscription; one that has ended or never was stays as it is. */
async function end(
  { site, language }: RequestContext,
  id: string,
  source: 'link' | 'one-click' | 'account',
  { db, now: clock }: Services,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, site.code, id);
    if (!subscription || subscription.status === 'unsubscribed') return;
    await saveSubscription(tx, id, { status: 'unsubscribed', confirmHash: null, confirmBefore: null }, now);
    const consent = { subscriptionId: id, source, language, textVersion: consentVersion };
    await logConsent(tx, { ...consent, event: 'unsubscribed', createdAt: now });
  });
}

/** @throws ApiError link-expired for a token that was not signed here */
export async function endByToken(
  context: RequestContext,
  token: string,
  source: 'link' | 'one-click',
  services: Services,
): Promise<void> {
  const id = await subscriptionOf(services.db, token);
  if (!id) throw new ApiError('link-expired');
  await end(context, id, source, services);
}

/**
 * `DELETE subscribe/{email}`: for the customer whose account has the address, and for the holder of its unsubscribe token.
 * Nobody has proven that an account's address is its owner's, but ending is heard by nobody else and can be undone.
 * @throws ApiError token-missing, access-denied when the address is another's
 */
export async function endByEmail(
  context: RequestContext & { claims: TokenClaims | null },
  email: string,
  token: string | null,
  services: Services,
): Promise<void> {
  const { claims, site } = context;
  if (!token && claims?.type === 'Customer' && claims.email.toLowerCase() === email) {
    const own = await findSubscription(services.db, site.code, email);
    if (own) await end(context, own.id, 'account', services);
    return;
  }
  if (!token) throw new ApiError(claims?.type === 'Customer' ? 'access-denied' : 'token-missing');
  const id = await subscriptionOf(services.db, token);
  const subscription = id && (await services.db.transaction((tx) => lockSubscription(tx, site.code, id)));
  if (!subscription || subscription.email !== email) throw new ApiError('access-denied');
  await end(context, subscription.id, 'link', services);
}
