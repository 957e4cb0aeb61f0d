import { randomUUID } from 'node:crypto';
import { siteCommerce } from '../../../sites/commerce.ts';
import type { SignUpInput, TokenClaims, Tokens } from '../../contract/auth.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { limitClient } from '../../http/limit-client.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../outbox/queue.ts';
import { limit } from './limits.ts';
import { mergeGuest } from './merge-guest.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { refreshSession } from './refresh.ts';
import { type Account, findAccount, insertAccount, lockAccount } from './repo.ts';
import { type Entering, openSession } from './sessions.ts';

/** Who signs in, and from where; `claims` are those of the guest token that was sent along. */
export type SignInContext = Entering & {
  clientIp: string;
  claims: TokenClaims | null;
};
type Credentials = { email: string; secret: string };

/**
 * A token costs nothing, but each one may fill a basket that is kept for weeks. A guest who is one already stays the
 * same, so that basket and orders do not end thirty days after the first visit.
 * @throws ApiError too-many-requests
 */
export async function signInGuest(
  { site, clientIp, claims: known }: SignInContext,
  services: Services,
): Promise<Tokens> {
  await limitClient('guests', { clientIp, share: 0.5 }, services);
  const nobody = { firstName: '', lastName: '', email: '' };
  const sub = known?.type === 'Guest' ? known.sub : randomUUID();
  const claims = { sub, site: site.code, type: 'Guest' as const, ...nobody };
  return { accessToken: await services.tokens.sign(claims), refreshToken: null };
}

/** Opens a session and hands over what the guest of this browser has gathered. */
async function enter(tx: Tx, account: Account, caller: SignInContext, services: Services): Promise<Tokens> {
  const { site, claims } = caller;
  if (claims?.type === 'Guest' && account.type === 'Customer')
    await mergeGuest(tx, { guestId: claims.sub, customerId: account.id, site: site.code }, services.now());
  return openSession(tx, account, caller, services);
}

/**
 * An unknown e-mail address and a wrong password look and last the same; who has the right password learns that the
 * account is suspended.
 * @throws ApiError invalid-credentials, customer-suspended, too-many-requests
 */
export async function signInWithPassword(
  caller: SignInContext,
  { email, secret }: Credentials,
  services: Services,
): Promise<Tokens> {
  await limit('sign-in by client', caller.clientIp, services);
  await limit('sign-in by client and account', [caller.clientIp, email], services);
  await limit('sign-in by account', email, services);
  const known = await findAccount(services.db, caller.site.code, email);
  if (!(await isPasswordOf(known, secret)) || !known) throw new ApiError('invalid-credentials');
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, known.id);
    // Deleted, or given another password, while this one was checked.
    if (account?.passwordHash !== known.passwordHash) throw new ApiError('invalid-credentials');
    if (account.suspendedAt) throw new ApiError('customer-suspended');
    return enter(tx, account, caller, services);
  });
}

/** @throws ApiError refresh-token-invalid, customer-suspended, too-many-requests */
export async function signInWithRefreshToken(
  { site, clientIp }: SignInContext,
  { email, secret }: Credentials,
  services: Services,
): Promise<Tokens> {
  await limit('refresh by client', clientIp, services);
  return refreshSession({ token: secret, email, site: site.code }, services);
}

/** Who sells to businesses has to know which; of consumers nothing is kept of it. @throws ApiError invalid-input */
function checkBusiness({ site }: SignInContext, input: SignUpInput): void {
  const isForBusinesses = siteCommerce[site.code].sellsTo === 'businesses';
  const wrong = (['companyName', 'taxOffice', 'taxNumber'] as const).filter(
    (property) => (input[property] !== '') !== isForBusinesses,
  );
  if (wrong.length === 0) return;
  const message = isForBusinesses ? 'required' : 'invalid';
  throw new ApiError(
    'invalid-input',
    undefined,
    wrong.map((property) => ({ property, message })),
  );
}

/** Makes an account and signs its owner in. @throws ApiError email-taken, too-many-requests, invalid-input */
export async function signUp(caller: SignInContext, input: SignUpInput, services: Services): Promise<Tokens> {
  checkBusiness(caller, input);
  await limit('sign-up by client', caller.clientIp, services);
  await limit('sign-up by account', input.email, services);
  const { site, language } = caller;
  const { password, ...profile } = input;
  const passwordHash = await hashPassword(password);
  return services.db.transaction(async (tx) => {
    // Administrators belong to no site, so no index keeps their addresses free.
    const isTaken = (await findAccount(tx, site.code, input.email)) !== null;
    const fields = { ...profile, passwordHash, createdAt: services.now() };
    const account = isTaken
      ? null
      : await insertAccount(tx, { ...fields, site: site.code, type: 'Customer' });
    if (!account) throw new ApiError('email-taken');
    await queueMail(tx, {
      site: site.code,
      language,
      recipient: account.email,
      kind: 'account-created',
      data: { firstName: account.firstName, customerId: account.id },
      causeKey: `account-created:${account.id}`,
    });
    return enter(tx, account, caller, services);
  });
}

/** The oracle of §7. @throws ApiError too-many-requests */
export async function isEmailUsed({ site, clientIp }: SignInContext, email: string, services: Services) {
  await limit('e-mail look-up by client', clientIp, services);
  await limit('e-mail look-up by account', email, services);
  return (await findAccount(services.db, site.code, email)) !== null;
}
