import { askApi } from '../identities.ts';
import { sleep } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import type { Shop } from '../shop.ts';
import { checkOut, lossOf, newBuyer, orderIdOf } from '../shopper.ts';
import { isGrowing, type Vitals, vitalsOf } from '../vitals.ts';

const longestLagMs = 1000;
const walk = [
  '/nl',
  '/nl/banken-c-C11',
  '/nl/banken-c-C11?colour=grey',
  '/nl/search?term=bank',
  '/nl/basket',
  '/sitemap.xml',
];

/** One shopper after another: looks around, looks for something, puts it into the basket, orders it and finds it. */
async function shopOn(shop: Shop, { tally }: Context, row: number, isOver: () => boolean): Promise<void> {
  for (let visit = 0; !isOver(); visit += 1) {
    const pages = [...walk, `/nl/lmqzfxa-${row}-${visit}`, `/nl/search?term=stoel+${visit}`];
    for (const path of pages) {
      const answer = await shop.ask({ path });
      const isFound = path.includes('lmqzfxa') || answer.status === 200;
      tally.judge(`a shopper at ${path}`, answer, isFound ? [] : [`answered ${answer.status}`]);
    }
    const buyer = await newBuyer(shop);
    const answer = await checkOut(shop, buyer);
    tally.judge('an order', answer, answer.status === 200 ? [] : [`answered ${answer.status}`]);
    if (answer.status !== 200) continue;
    const orderId = orderIdOf(answer);
    tally.expect('the order', [await lossOf(shop, buyer, orderId)]);
    // Sold out would be the end of the soak.
    await askApi(shop, { path: `orders/${orderId}/cancel`, method: 'POST', token: buyer.token });
  }
}

export const soak: Kind = {
  name: 'soak',
  about: 'three shoppers for minutes; memory, descriptors and event loop stay flat',
  seconds: { full: 2 * 60 * 60 },
  async run(context) {
    const { minutes, tally } = context;
    const shop = await context.startShop();
    const until = performance.now() + minutes * 60_000;
    const isOver = () => performance.now() > until;
    const measures: Vitals[] = [];
    const measure = async () => {
      while (!isOver()) {
        await sleep(5000);
        measures.push(await vitalsOf(shop));
      }
    };
    await Promise.all([measure(), ...[0, 1, 2].map((row) => shopOn(shop, context, row, isOver))]);
    await shop.kill();
    // Caches fill at first, and the engine is in no hurry to give memory back.
    const settled = measures.slice(Math.floor(measures.length / 3));
    const of = (name: keyof Vitals) => settled.map((one) => one[name]);
    const last = measures.at(-1);
    tally.note(
      `${measures.length} measures, at the end ${last?.memoryMb} MB, ${last?.descriptors} descriptors`,
    );
    tally.note(`event loop late by ${Math.max(...of('lagMs'))} ms at worst (p99)`);
    tally.expect('memory', [isGrowing(of('memoryMb'), 0.2) ? `grows: ${of('memoryMb').join(' ')} MB` : null]);
    tally.expect('descriptors', [
      isGrowing(of('descriptors'), 0.2) ? `grow: ${of('descriptors').join(' ')}` : null,
    ]);
    const late = Math.max(...of('lagMs'));
    tally.expect('the event loop', [late > longestLagMs ? `late by ${late} ms` : null]);
    return undefined;
  },
};
