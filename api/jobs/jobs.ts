/** Jobs on a timer. Several instances may run them at once. */
import type { Db } from '../db/client.ts';
import { deleteOldIdempotencyKeys } from '../http/delete-idempotency-keys.ts';
import { deleteStaleGuestAddresses } from '../modules/address/clean-up.ts';
import {
  deleteEndedSessions,
  deleteExpiredEmailChanges,
  deleteExpiredResetLinks,
} from '../modules/auth/clean-up.ts';
import { deleteOldRequests } from '../modules/back-in-stock/requests.ts';
import { tellWhoWaits } from '../modules/back-in-stock/tell-who-waits.ts';
import {
  deleteExpiredShares,
  deleteOrderedBaskets,
  deleteStaleGuestBaskets,
} from '../modules/basket/clean-up.ts';
import { createAnnounceTurns } from '../modules/basket/promotions/announce-turns.ts';
import { deleteOldCounts } from '../modules/counts/clean-up.ts';
import { sendDueCards } from '../modules/gift-card-sales/send-due.ts';
import { forgetRecipients } from '../modules/gift-cards/clean-up.ts';
import { redactOldMails } from '../modules/mail/repo.ts';
import { deleteUnconfirmed } from '../modules/newsletter/repo.ts';
import { forgetNotes } from '../modules/orders/clean-up.ts';
import { carryOutRefunds } from '../modules/payments/carry-out-refunds.ts';
import { cancelUnpaidOrders } from '../modules/payments/clean-up.ts';
import {
  deleteFaintAffinity,
  deleteFaintInterest,
  deleteOldEvents,
  deleteStaleVisitors,
} from '../modules/personalisation/clean-up.ts';
import { clearOldQuestions } from '../modules/questions/repo.ts';
import { deleteLoosePictures } from '../modules/reviews/pictures.ts';
import { deleteOldRequests as deleteOldSampleRequests } from '../modules/samples/repo.ts';
import { askAgain } from '../modules/vat-numbers/check-numbers.ts';
import { deleteOldVatChecks } from '../modules/vat-numbers/repo.ts';
import { deleteOldDeclarations } from '../modules/withdrawals/clean-up.ts';
import { startInterval } from '../runtime/interval.ts';
import type { Services } from '../services.ts';

/** Rows of one statement: few enough that no shopper waits for it. */
const batchSize = 500;
/** Batches in a row; what is left waits for the next time. */
const maxBatches = 20;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Deletes at most `limit` rows that are outdated at `now`; returns how many. */
type Clearing = (db: Db, now: Date, limit: number) => Promise<number>;

const clearings: Readonly<Record<string, Clearing>> = {
  'stale baskets of guests': deleteStaleGuestBaskets,
  'baskets of orders that came to their end': deleteOrderedBaskets,
  'addresses of guests long gone': deleteStaleGuestAddresses,
  'what was written for deliveries of long ago': forgetNotes,
  'ended sessions': deleteEndedSessions,
  'expired links for new passwords': deleteExpiredResetLinks,
  'new addresses that nobody confirmed': deleteExpiredEmailChanges,
  'expired shared baskets': deleteExpiredShares,
  'old idempotency keys': deleteOldIdempotencyKeys,
  'what old mails were about': redactOldMails,
  'addresses that nobody confirmed for the newsletter': deleteUnconfirmed,
  'addresses that waited in vain for a product': deleteOldRequests,
  'requests for samples that are long over': deleteOldSampleRequests,
  'questions about products of long ago': clearOldQuestions,
  'answers about VAT numbers of long ago': deleteOldVatChecks,
  'pictures of no review': deleteLoosePictures,
  'declarations of withdrawal that are settled': deleteOldDeclarations,
  'visitors who stay away': deleteStaleVisitors,
  'to whom gift cards went long ago': forgetRecipients,
  'old events of visitors': deleteOldEvents,
  'interest in products that faded': deleteFaintInterest,
  'pairs of products that faded': deleteFaintAffinity,
  'counts of long ago': deleteOldCounts,
};

async function clearInBatches(clear: Clearing, services: Services): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const deleted = await clear(services.db, services.now(), batchSize);
    total += deleted;
    if (deleted < batchSize) break;
  }
  return total;
}

/** Runs all clean-ups once; one that fails does not stop the others. */
export async function clearAway(services: Services): Promise<void> {
  for (const [what, clear] of Object.entries(clearings)) {
    try {
      const deleted = await clearInBatches(clear, services);
      if (deleted > 0) services.log.info({ deleted }, `deleted ${what}`);
    } catch (error) {
      services.log.error({ err: error }, `${what} could not be deleted`);
    }
  }
}

/**
 * Follows up payments, refunds and promotions every minute and deletes outdated rows every hour. A shop that is not live does
 * only what nobody outside hears of. Returns the function that ends it all.
 */
export function startJobs(services: Services, { isLive }: { isLive: boolean }): () => Promise<void> {
  const start = (everyMs: number, job: (services: Services) => Promise<unknown>, failure: string) =>
    startInterval(
      everyMs,
      () => job(services),
      (error) => services.log.error({ err: error }, failure),
    );
  const outside = () => [
    start(minuteMs, cancelUnpaidOrders, 'unpaid orders could not be cancelled'),
    start(minuteMs, carryOutRefunds, 'refunds could not be carried out'),
    start(minuteMs, sendDueCards, 'gift cards could not be sent'),
    start(minuteMs, tellWhoWaits, 'who waits for a product could not be told'),
    start(hourMs, askAgain, 'VAT numbers could not be asked about again'),
  ];
  const started = [
    ...(isLive ? outside() : []),
    start(minuteMs, createAnnounceTurns(), 'promotions that begin or end could not be announced'),
    start(hourMs, clearAway, 'nothing could be cleared away'),
  ];
  return async () => {
    await Promise.all(started.map((stop) => stop()));
  };
}
