import type { InferType } from 'yup';
import { siteIdentities } from '../../../sites/identities.ts';
import type { supportInputSchema } from '../../contract/support.ts';
import { TooManyRequests } from '../../http/api-error.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../outbox/queue.ts';

/** One address gets at most this many copies, whoever asks: the form is no way to fill somebody's mailbox. */
const copies = { points: 3, seconds: 24 * 3600 };

/** Whether the address gets a copy; beyond the limit only that is left out, or anybody could silence its owner. */
async function takesCopy(limits: RateLimits, address: string): Promise<boolean> {
  try {
    await limits.consume('support-copy', address, copies);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

type Message = InferType<typeof supportInputSchema>;

/** Mails a message to the shop, and a copy to its writer. */
export async function writeToSupport(
  { site, language }: RequestContext,
  { name, email, subject, message, orderNumber }: Message,
  { db, limits }: Services,
): Promise<void> {
  const hasCopy = await takesCopy(limits, `${site.code} ${email}`);
  const shared = { site: site.code, causeKey: null };
  await db.transaction(async (tx) => {
    await queueMail(tx, {
      ...shared,
      // The shop reads its own language, whatever language the writer reads.
      language: site.language,
      recipient: siteIdentities[site.code].contact.email,
      kind: 'support-request',
      data: { name, email, subject, message, orderNumber },
    });
    if (!hasCopy) return;
    const data = { name, subject, message };
    await queueMail(tx, { ...shared, language, recipient: email, kind: 'support-receipt', data });
  });
}
