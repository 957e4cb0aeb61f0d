import { and, eq, gt } from 'drizzle-orm';
import { editionCode } from '../../../sites/editions.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { customers, emailChanges } from '../../db/schema/customers.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import { databaseErrorOf } from '../../runtime/database-error.ts';
import type { Services } from '../../services.ts';
import { limit } from '../auth/limits.ts';
import { type Account, findAccount, lockCustomer, saveAccount } from '../auth/repo.ts';
import { dropLinks } from '../auth/reset-password.ts';
import { endSessions } from '../auth/sessions.ts';
import { hashSecret, newSecret } from '../auth/single-use-secret.ts';
import { tellOwner } from '../auth/tell-owner.ts';
import { queueMail } from '../outbox/queue.ts';
import { checkPassword, present, type Self } from './service.ts';

const linkMs = 60 * 60_000;
const uniqueViolation = '23505';

/** @throws ApiError email-taken */
async function keepFree(tx: Tx, { id }: Account, { site }: RequestContext, email: string): Promise<void> {
  const holder = await findAccount(tx, site.code, email);
  if (holder && holder.id !== id) throw new ApiError('email-taken');
}

async function rememberWish(tx: Tx, customerId: string, email: string, now: Date): Promise<string> {
  const token = newSecret();
  const wish = {
    email,
    tokenHash: hashSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkMs),
  };
  await tx
    .insert(emailChanges)
    .values({ customerId, ...wish })
    .onConflictDoUpdate({ target: emailChanges.customerId, set: wish });
  return token;
}

/**
 * Mails a link to the address that shall be the account's. Until somebody who reads that address has followed it, nothing
 * changes: a mistyped one would hand the account to whoever has it.
 * @throws ApiError email-taken, invalid-credentials, too-many-requests, token-invalid
 */
export async function askForEmail(
  self: Self,
  { email, currentPassword }: { email: string; currentPassword: string },
  services: Services,
): Promise<void> {
  await checkPassword(self, currentPassword, services);
  await limit('new e-mail by account', self.customerId, services);
  await limit('new e-mail by address', email, services);
  const { site, language } = self;
  await services.db.transaction(async (tx) => {
    const account = present(await lockCustomer(tx, self.customerId));
    await keepFree(tx, account, self, email);
    const token = await rememberWish(tx, account.id, email, services.now());
    await queueMail(tx, {
      site: site.code,
      language,
      recipient: email,
      kind: 'email-change',
      data: {
        customerId: account.id,
        firstName: account.firstName,
        link: `/${editionCode(site, language)}/auth/confirm-email?token=${token}`,
      },
      causeKey: null,
    });
  });
}

export async function findRequestedEmail(db: Queryable, customerId: string): Promise<string | null> {
  const [wish] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.customerId, customerId));
  return wish?.email ?? null;
}

/** Uses the link up. @throws ApiError link-expired */
async function takeWish(tx: Tx, customerId: string, tokenHash: string, now: Date): Promise<string> {
  const ofLink = and(eq(emailChanges.customerId, customerId), eq(emailChanges.tokenHash, tokenHash));
  const [wish] = await tx.delete(emailChanges).where(ofLink).returning();
  if (!wish || wish.expiresAt <= now) throw new ApiError('link-expired');
  return wish.email;
}

/**
 * Gives the account its new address by the link of the mail, once. Signs it out everywhere and tells the former address,
 * whose owner may know nothing of this.
 * @throws ApiError link-expired, email-taken, too-many-requests
 */
export async function confirmEmail(
  caller: RequestContext & { clientIp: string },
  token: string,
  services: Services,
): Promise<{ userId: string; email: string }> {
  await limit('e-mail confirmation by client', caller.clientIp, services);
  const now = services.now();
  const tokenHash = hashSecret(token);
  const [known] = await services.db
    .select({ id: customers.id })
    .from(emailChanges)
    .innerJoin(customers, eq(customers.id, emailChanges.customerId))
    .where(
      and(
        eq(emailChanges.tokenHash, tokenHash),
        gt(emailChanges.expiresAt, now),
        eq(customers.site, caller.site.code),
      ),
    );
  if (!known) throw new ApiError('link-expired');
  const change = services.db.transaction(async (tx) => {
    // Accounts before links and sessions, the same order of locks everywhere.
    const account = await lockCustomer(tx, known.id);
    if (!account) throw new ApiError('link-expired');
    const email = await takeWish(tx, account.id, tokenHash, now);
    await keepFree(tx, account, caller, email);
    await saveAccount(tx, account.id, { email });
    await dropLinks(tx, account.id);
    await endSessions(tx, account.id);
    if (email !== account.email) await tellOwner(tx, 'email-changed', account, caller);
    return { userId: account.id, email };
  });
  return change.catch((error: unknown) => {
    // Somebody else has taken it since.
    throw databaseErrorOf(error)?.code === uniqueViolation ? new ApiError('email-taken') : error;
  });
}
