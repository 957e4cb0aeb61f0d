import { count } from 'drizzle-orm';
import {
  productAffinity,
  productInterest,
  visitorEvents,
  visitors,
} from '../../../db/schema/personalisation.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';

export function readAffinity(api: TestApi) {
  return api.db.select().from(productAffinity);
}

/** Forgets all visitors and totals, so that each test has its own. */
export async function deleteAllVisitors({ db }: TestApi): Promise<void> {
  for (const table of [visitors, productInterest, productAffinity]) await db.delete(table);
}

/** Rows about visitors, and of the totals that name nobody. */
export async function countStored({ db }: TestApi) {
  const total = async (table: typeof visitors | typeof visitorEvents | typeof productInterest) =>
    Number((await db.select({ n: count() }).from(table))[0]?.n);
  return {
    visitors: await total(visitors),
    events: await total(visitorEvents),
    interest: await total(productInterest),
  };
}
