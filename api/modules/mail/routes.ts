import { siteIdentities } from '../../../sites/identities.ts';
import * as calls from '../../contract/calls/support.ts';
import { supportInputSchema, supportResultSchema } from '../../contract/support.ts';
import { TooManyRequests } from '../../http/api-error.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { defineRoute, type Route } from '../../http/route.ts';
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

export const routes: readonly Route[] = [
  defineRoute(
    calls.writeToSupport,
    {
      summary:
        'Contact form: the message goes to the shop by mail, a copy to its writer. Anything in the copy that mail programs make a link of is left out. Five messages an hour for one client, three copies a day for one address: further messages reach the shop without one',
      auth: 'none',
      body: supportInputSchema,
      response: supportResultSchema,
      limit: { points: 5, seconds: 3600, isGuard: true },
      errors: ['too-many-requests'],
    },
    async ({ site, language, items: [input] }, { db, limits }) => {
      const { name, email, subject, message, orderNumber } = input;
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
      return [{ received: 'received' as const }];
    },
  ),
];
