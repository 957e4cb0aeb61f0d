import type { InferType } from 'yup';
import { siteIdentities } from '../../../sites/identities.ts';
import { type supportInputSchema, supportResultSchema } from '../../contract/support.ts';
import type { Tx } from '../../db/client.ts';
import { noId } from '../../db/uuid.ts';
import { TooManyRequests } from '../../http/api-error.ts';
import { doOnce, readIdempotencyKey } from '../../http/idempotency.ts';
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

/** Mails a message to the shop, and a copy to its writer, once for each Idempotency-Key. @throws ApiError idempotency-conflict */
export async function writeToSupport(
  { site, language, request }: RequestContext & { request: Request },
  input: Message,
  { db, limits }: Services,
): Promise<InferType<typeof supportResultSchema>> {
  const { name, email, subject, message, orderNumber } = input;
  // Whoever writes may have no token: their keys are those of everybody who has none.
  const call = { ownerId: noId, key: readIdempotencyKey(request), payload: { support: site.code, ...input } };
  let hasCopy = false;
  const count = async () => {
    hasCopy = await takesCopy(limits, `${site.code} ${email}`);
  };
  const shared = { site: site.code, causeKey: null };
  const work = async (tx: Tx) => {
    await queueMail(tx, {
      ...shared,
      // The shop reads its own language, whatever language the writer reads.
      language: site.language,
      recipient: siteIdentities[site.code].contact.email,
      kind: 'support-request',
      data: { name, email, subject, message, orderNumber },
    });
    const copy = { name, subject, message };
    if (hasCopy)
      await queueMail(tx, { ...shared, language, recipient: email, kind: 'support-receipt', data: copy });
    return { received: 'received' as const };
  };
  return doOnce(db, call, supportResultSchema, { count, work });
}
