import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { emailChanges } from '../../db/schema/customers.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import { databaseErrorOf, uniqueViolation } from '../../runtime/database-error.ts';
import type { Services } from '../../services.ts';
import { limit } from '../auth/limits.ts';
import { findAccount, lockCustomer, saveAccount } from '../auth/repo.ts';
import { dropLinks } from '../auth/reset-password.ts';
import { endSessions } from '../auth/sessions.ts';
import { hashSecret, newSecret } from '../auth/single-use-secret.ts';
import { queueMail } from '../outbox/queue.ts';
import { checkPassword, lockChecked, type Self } from './service.ts';

const linkMs = 24 * 3_600_000;

/** @throws ApiError email-taken */
async function checkFree(tx: Tx, { customerId, site }: Self, email: string): Promise<void> {
  const holder = await findAccount(tx, site, email);
  if (holder && holder.id !== customerId) throw new ApiError('email-taken');
}

/**
 * Mails a link to the new address, which counts once somebody there has followed it: a slip of the pen would otherwise
 * give the account to a stranger. A second request takes the place of the first.
 * @throws ApiError email-taken, invalid-credentials, too-many-requests, token-invalid
 */
export async function requestEmailChange(
  self: Self,
  { email, currentPassword }: { email: string; currentPassword: string },
  { site, language }: RequestContext,
  services: Services,
): Promise<void> {
  const checked = await checkPassword(self, currentPassword, services);
  await limit('e-mail change by account', self.customerId, services);
  await limit('e-mail change by address', email, services);
  const createdAt = services.now();
  const token = newSecret();
  await services.db.transaction(async (tx) => {
    const { id: customerId, firstName } = await lockChecked(tx, checked);
    await checkFree(tx, self, email);
    const expiresAt = new Date(createdAt.getTime() + linkMs);
    const change = { tokenHash: hashSecret(token), email, createdAt, expiresAt };
    await tx
      .insert(emailChanges)
      .values({ customerId, ...change })
      .onConflictDoUpdate({ target: emailChanges.customerId, set: change });
    await queueMail(tx, {
      site: site.code,
      language,
      recipient: email,
      kind: 'email-change',
      causeKey: null,
      data: {
        firstName,
        customerId,
        link: `/api/${site.code}/customer/email/confirm?language=${language}&token=${token}`,
      },
    });
  });
}

/**
 * Gives the account the address the link was mailed to, once, signs it out everywhere and tells the address before.
 * @throws ApiError link-expired, email-taken
 */
export async function confirmEmailChange(
  { site, language }: RequestContext,
  token: string,
  { db, now }: Services,
): Promise<void> {
  const usable = and(eq(emailChanges.tokenHash, hashSecret(token)), gt(emailChanges.expiresAt, now()));
  const change = db.transaction(async (tx) => {
    const [known] = await tx.select().from(emailChanges).where(usable);
    // Accounts before links and sessions.
    const account = known && (await lockCustomer(tx, known.customerId));
    if (!account || account.site !== site.code) throw new ApiError('link-expired');
    const [used] = await tx.delete(emailChanges).where(usable).returning();
    if (!used) throw new ApiError('link-expired');
    await checkFree(tx, { customerId: account.id, site: site.code }, used.email);
    await saveAccount(tx, account.id, { email: used.email });
    await dropLinks(tx, account.id);
    await endSessions(tx, account.id);
    await queueMail(tx, {
      site: site.code,
      language,
      recipient: account.email,
      kind: 'email-changed',
      causeKey: null,
      data: { firstName: account.firstName, customerId: account.id },
    });
  });
  await change.catch((error: unknown) => {
    // Somebody else has taken it since.
    throw databaseErrorOf(error)?.code === uniqueViolation ? new ApiError('email-taken') : error;
  });
}
