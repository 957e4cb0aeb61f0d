/** What is cleared away from time to time. Several instances may do so at once. */
import type { Db } from './db/client.ts';
import { deleteStaleGuestAddresses } from './modules/address/clean-up.ts';
import { deleteEndedSessions, deleteExpiredResetLinks } from './modules/auth/clean-up.ts';
import {
  deleteExpiredShares,
  deleteOrderedBaskets,
  deleteStaleGuestBaskets,
} from './modules/basket/clean-up.ts';
import { forgetIdempotencyKeys } from './modules/checkout/forget-keys.ts';
import { forgetOldMails } from './modules/mail/repo.ts';
import { deleteUnconfirmed } from './modules/newsletter/repo.ts';
import {
  deleteFaintAffinity,
  deleteFaintInterest,
  deleteOldEvents,
  deleteStaleVisitors,
} from './modules/personalisation/clean-up.ts';
import type { Services } from './services.ts';

/** Rows of one statement: few enough that no shopper waits for it. */
const batchSize = 500;
/** Batches in a row; what is left waits for the next time. */
const maxBatches = 20;
const everyMs = 60 * 60_000;

/** Deletes at most `limit` rows that are outdated at `now`; returns how many. */
type Chore = (db: Db, now: Date, limit: number) => Promise<number>;

const chores: Readonly<Record<string, Chore>> = {
  'stale baskets of guests': deleteStaleGuestBaskets,
  'baskets of orders that came to their end': deleteOrderedBaskets,
  'addresses of guests long gone': deleteStaleGuestAddresses,
  'ended sessions': deleteEndedSessions,
  'expired links for new passwords': deleteExpiredResetLinks,
  'expired shared baskets': deleteExpiredShares,
  'old idempotency keys': forgetIdempotencyKeys,
  'what old mails were about': forgetOldMails,
  'addresses that nobody confirmed for the newsletter': deleteUnconfirmed,
  'visitors who stay away': deleteStaleVisitors,
  'old events of visitors': deleteOldEvents,
  'interest in products that faded': deleteFaintInterest,
  'pairs of products that faded': deleteFaintAffinity,
};

async function doInBatches(chore: Chore, services: Services): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const deleted = await chore(services.db, services.now(), batchSize);
    total += deleted;
    if (deleted < batchSize) break;
  }
  return total;
}

/** Does every chore once; one that fails does not keep the others. */
export async function doChores(services: Services): Promise<void> {
  for (const [what, chore] of Object.entries(chores)) {
    try {
      const deleted = await doInBatches(chore, services);
      if (deleted > 0) services.log.info({ deleted }, `deleted ${what}`);
    } catch (error) {
      services.log.error({ err: error }, `${what} could not be deleted`);
    }
  }
}

/** Does the chores every hour. Returns the function that ends it and waits for what is being done. */
export function startChores(services: Services): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= doChores(services).finally(() => {
      running = null;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
