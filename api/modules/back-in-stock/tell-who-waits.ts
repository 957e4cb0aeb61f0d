import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { editionCode } from '../../../sites/editions.ts';
import { siteRules } from '../../../sites/rules.ts';
import { markedSlug } from '../../contract/page-paths.ts';
import type { Tx } from '../../db/client.ts';
import { backInStockRequests as table } from '../../db/schema/back-in-stock.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import type { Services } from '../../services.ts';
import { inventoryPolicyOn } from '../delivery/sale-beyond-stock.ts';
import { queueMail } from '../outbox/queue.ts';
import { pickText } from '../product/localise.ts';
import { endingPath } from './keys.ts';

/** Mails of one transaction. */
const batchSize = 100;

const canBeHad = or(
  isNull(variants.onHand),
  gt(variants.onHand, 0),
  eq(inventoryPolicyOn(table.site), 'continue'),
);

/** Requests whose product can be had again, locked; what another instance is at work on is passed over. */
function lockAnswerable(tx: Tx) {
  return tx
    .select({ request: table, title: variants.title, alias: variants.alias })
    .from(table)
    .innerJoin(variants, eq(variants.vsin, table.vsin))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, table.site)))
    .where(canBeHad)
    .orderBy(table.createdAt, table.id)
    .limit(batchSize)
    .for('update', { of: table, skipLocked: true });
}
type Answerable = Awaited<ReturnType<typeof lockAnswerable>>[number];

/** The mail takes the place of its request, in one transaction: it is sent once, and the address is gone. */
async function tellOne(tx: Tx, { request, title, alias }: Answerable): Promise<void> {
  const { id, site, vsin, email, language, customerId } = request;
  await tx.delete(table).where(eq(table.id, id));
  const left = await tx.$count(table, and(eq(table.site, site), eq(table.email, email)));
  const slug = markedSlug({ type: 'product', vsin, alias: pickText(alias, language) });
  await queueMail(tx, {
    site,
    language,
    recipient: email,
    kind: 'back-in-stock',
    causeKey: `back-in-stock:${id}`,
    data: {
      title: pickText(title, language),
      link: `/${editionCode(siteRules[site], language)}/${slug}`,
      endLink: left > 0 ? await endingPath(tx, { site, email }) : null,
      customerId,
    },
  });
}

/** Writes to everybody who waits for what can be had again. Run by all who bring stock back, and every minute. */
export async function tellWhoWaits({ db }: Services): Promise<void> {
  for (let told = batchSize; told === batchSize; )
    told = await db.transaction(async (tx) => {
      const found = await lockAnswerable(tx);
      for (const one of found) await tellOne(tx, one);
      return found.length;
    });
}
