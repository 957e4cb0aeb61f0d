import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { editionCode } from '../../../sites/editions.ts';
import type { Tx } from '../../db/client.ts';
import { customers, emailChanges, passwordResets } from '../../db/schema/customers.ts';
import { ApiError } from '../../http/api-error.ts';
import { evenly } from '../../http/evenly.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../outbox/queue.ts';
import { tellNewPassword } from './account-mails.ts';
import { limit } from './limits.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { findAccount, lockAccount, saveAccount } from './repo.ts';
import type { SignInContext } from './service.ts';
import { endSessions } from './sessions.ts';
import { hashSecret, newSecret } from './single-use-secret.ts';

const linkMs = 30 * 60_000;

async function queueResetMail(
  tx: Tx,
  { site, language }: SignInContext,
  email: string,
  now: Date,
): Promise<void> {
  const token = newSecret();
  const tokenHash = hashSecret(token);
  const known = await findAccount(tx, site.code, email);
  const account = known && (await lockAccount(tx, known.id));
  if (!account) return;
  const ofAccount = eq(passwordResets.customerId, account.id);
  await tx.delete(passwordResets).where(and(ofAccount, lt(passwordResets.expiresAt, now)));
  await tx.insert(passwordResets).values({
    tokenHash,
    customerId: account.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkMs),
  });
  await queueMail(tx, {
    site: site.code,
    language,
    recipient: account.email,
    kind: 'password-reset',
    data: {
      firstName: account.firstName,
      customerId: account.id,
      link: `/${editionCode(site, language)}/auth/reset-password?token=${token}`,
    },
    causeKey: null,
  });
}

/**
 * Mails a link to set a new password. Neither the answer nor its duration tells whether there is an account.
 * @throws ApiError too-many-requests
 */
export async function requestReset(caller: SignInContext, email: string, services: Services): Promise<void> {
  await limit('reset mail by client', caller.clientIp, services);
  await limit('reset mail by account', email, services);
  await evenly(services.db.transaction((tx) => queueResetMail(tx, caller, email, services.now())));
}

/**
 * What was mailed before a new password or e-mail, and may be in other hands, does nothing after it.
 * @param usedHash of the link that has set the password: it is answered once more
 */
export async function dropLinks(tx: Tx, customerId: string, usedHash = ''): Promise<void> {
  const ofAccount = eq(passwordResets.customerId, customerId);
  await tx.delete(passwordResets).where(and(ofAccount, ne(passwordResets.tokenHash, usedHash)));
  await tx.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
}

const usable = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

/**
 * Sets a new password by the link of the mail, once, and signs the account out everywhere. Who repeats it for want of its answer
 * gets that.
 * @returns the e-mail address of the account
 * @throws ApiError reset-link-expired, too-many-requests
 */
export async function resetPassword(
  { site, language, clientIp }: SignInContext,
  { token, password }: { token: string; password: string },
  services: Services,
): Promise<string> {
  await limit('reset by client', clientIp, services);
  const now = services.now();
  const tokenHash = hashSecret(token);
  const [link] = await services.db
    .select({
      customerId: customers.id,
      email: customers.email,
      site: customers.site,
      passwordHash: customers.passwordHash,
      usedAt: passwordResets.usedAt,
    })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(usable(tokenHash, now));
  if (!link || (link.site ?? site.code) !== site.code) throw new ApiError('reset-link-expired');
  if (link.usedAt) {
    if (!(await isPasswordOf(link, password))) throw new ApiError('reset-link-expired');
    return link.email;
  }
  const passwordHash = await hashPassword(password);
  const { customerId } = link;
  await services.db.transaction(async (tx) => {
    // Accounts before links and sessions.
    const account = await lockAccount(tx, customerId);
    const unused = and(usable(tokenHash, now), isNull(passwordResets.usedAt));
    const used = await tx.update(passwordResets).set({ usedAt: now }).where(unused).returning();
    if (used.length === 0) throw new ApiError('reset-link-expired');
    await saveAccount(tx, customerId, { passwordHash });
    await dropLinks(tx, customerId, tokenHash);
    await endSessions(tx, customerId);
    if (account) await tellNewPassword(tx, account, { site, language });
  });
  return link.email;
}
