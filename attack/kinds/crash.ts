import { sleep } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import { someOf } from '../random.ts';
import type { Shop } from '../shop.ts';
import { type Buyer, checkOut, lossOf, newBuyers, orderIdOf } from '../shopper.ts';

const sofa = 'V100101';

type Told = { acknowledged: Map<Buyer, string>; unanswered: Buyer[] };

/** All order at once; the process ends, as by a power cut, when so many of them have been answered. */
async function orderAndKill(shop: Shop, { tally }: Context, buyers: readonly Buyer[], killAfter: number) {
  const told: Told = { acknowledged: new Map(), unanswered: [] };
  let killed: Promise<void> | undefined;
  const order = async (buyer: Buyer) => {
    const answer = await checkOut(shop, buyer);
    if (answer.status === 200) told.acknowledged.set(buyer, orderIdOf(answer));
    else if (answer.trouble === 'cut' && killed) told.unanswered.push(buyer);
    else tally.judge('an order before the end', answer, [`answered ${answer.status}`]);
    if (told.acknowledged.size >= killAfter) killed ??= shop.kill();
  };
  const rows = [0, 1, 2].map(async (row) => {
    for (const buyer of buyers.filter((_, index) => index % 3 === row)) await order(buyer);
  });
  await Promise.all(rows);
  await (killed ?? shop.kill());
  return told;
}

/** The same call under the same key, as a client does whose answer was lost, and all that was promised. */
async function checkOrders(
  shop: Shop,
  { tally }: Context,
  { acknowledged, unanswered }: Told,
): Promise<void> {
  for (const buyer of unanswered) {
    const answer = await checkOut(shop, buyer);
    const isRight = tally.judge('an order again', answer, answer.status === 200 ? [] : [`${answer.status}`]);
    if (isRight) acknowledged.set(buyer, orderIdOf(answer));
  }
  for (const [buyer, orderId] of acknowledged)
    tally.expect('an order after the crash', [await lossOf(shop, buyer, orderId)]);
}

async function pagesOf(shop: Shop): Promise<number> {
  return (await shop.ask({ path: `/nl/lmqzfxa-p-${sofa}` })).status;
}

export const crash: Kind = {
  name: 'crash',
  about: 'kill -9 while orders come in by HTTP; none lost, none doubled',
  seconds: { short: 30, full: 150 },
  async run(context) {
    const { isShort, seed, tally } = context;
    // The shared one has nothing left to do: this kind comes last in the short form.
    const shop = isShort ? context.shop : await context.startShop();
    const kills = isShort ? 1 : 6;
    const each = isShort ? 12 : 24;
    const [first = 5] = someOf([3, 4, 5, 6, 7], 1, seed);
    for (let kill = 0; kill < kills; kill += 1) {
      const buyers = await newBuyers(shop, each);
      const told = await orderAndKill(shop, context, buyers, first + kill);
      await sleep(100);
      const since = performance.now();
      await shop.restart();
      tally.note(
        `kill ${kill + 1} after ${told.acknowledged.size} orders, ${told.unanswered.length} cut off; ` +
          `open again after ${Math.round(performance.now() - since)} ms`,
      );
      await checkOrders(shop, context, told);
      const status = await pagesOf(shop);
      tally.expect('a page after the crash', [status >= 500 || status === 0 ? `answered ${status}` : null]);
    }
    return undefined;
  },
};
