import { askApi } from './identities.ts';
import { sleep } from './in-turns.ts';
import { hangMs, problemsOf } from './judge.ts';
import type { Shop } from './shop.ts';
import { type Buyer, checkOut, lossOf, newBuyers, newMember, orderIdOf } from './shopper.ts';
import type { Tally } from './tally.ts';

/** Kept pages, pages made for each visitor, and calls that read and write. */
const visits: readonly string[] = [
  '/nl',
  '/nl/banken-c-C11',
  '/nl/search?term=bank',
  '/nl/banken-c-C11?colour=grey',
  '/nl/lmqzfxa-outage',
  '/nl/basket',
  '/sitemap.xml',
  '/robots.txt',
];

/** Orders that buyers place during each outage. */
export const ordersInOutage = 4;

export type Outage = {
  name: string;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
  /** Whether everything goes on as if nothing were (mail, shared limits); otherwise an honest 503 will do. */
  mustGoOn: boolean;
  seconds: number;
};

/** Pages and calls of many visitors at once, during the outage: each is answered in time, well or honestly. */
async function visitDuring(shop: Shop, tally: Tally, outage: Outage, token: string): Promise<void> {
  const until = performance.now() + outage.seconds * 1000;
  const problemsWith = (status: number) => (outage.mustGoOn && status >= 500 ? [`answered ${status}`] : []);
  const round = async () => {
    const pages = visits.map(async (path) => {
      const answer = await shop.ask({ path });
      tally.judge(`${outage.name}: ${path}`, answer, problemsWith(answer.status));
    });
    const calls = ['basket', 'orders', 'categories', 'suggest?term=bank'].map(async (path) => {
      const answer = await askApi(shop, { path, token });
      tally.judge(`${outage.name}: GET ${path}`, answer, problemsWith(answer.status));
    });
    await Promise.all([...pages, ...calls]);
  };
  while (performance.now() < until) {
    await round();
    await sleep(500);
  }
}

/** Back means: every page and call served again, within the time the shop promises, and by the first try after it. */
async function checkWell(shop: Shop, tally: Tally, { name }: Outage, token: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    const answers = await Promise.all([
      ...visits.map((path) => shop.ask({ path })),
      askApi(shop, { path: 'basket', token }),
    ]);
    const isWell = answers.every((answer) => answer.status < 500 && problemsOf(answer).length === 0);
    const tookMs = Math.round(performance.now() - since);
    if (isWell || tookMs > 120_000) {
      tally.expect(`${name}: well again`, [tookMs > hangMs ? `after ${tookMs} ms` : null]);
      return;
    }
    await sleep(200);
  }
}

/** Orders during the outage; those whose answer did not come are repeated with their key once it is over. */
async function orderDuring(shop: Shop, tally: Tally, outage: Outage, buyers: readonly Buyer[]) {
  const told = new Map<Buyer, string>();
  for (const buyer of buyers) {
    const answer = await checkOut(shop, buyer);
    const isPlaced = answer.status === 200;
    if (isPlaced) told.set(buyer, orderIdOf(answer));
    tally.judge(
      `${outage.name}: an order`,
      answer,
      !isPlaced && outage.mustGoOn ? [`answered ${answer.status}`] : [],
    );
  }
  return told;
}

/** One outage from its beginning to the minute after: nobody waits, is signed out or loses an order. */
export async function suffer(shop: Shop, tally: Tally, outage: Outage): Promise<void> {
  const member = await newMember(shop);
  const buyers = await newBuyers(shop, ordersInOutage);
  for (const path of visits) await shop.ask({ path });
  await outage.begin();
  const [, told] = await Promise.all([
    visitDuring(shop, tally, outage, member.token),
    orderDuring(shop, tally, outage, buyers),
    member
      .refresh()
      .then((answer) =>
        tally.judge(`${outage.name}: refresh`, answer, answer.status === 401 ? ['signed out'] : []),
      ),
  ]);
  await outage.end();
  const isFelt = outage.mustGoOn || told.size < buyers.length;
  tally.expect(`${outage.name}: the outage itself`, [
    isFelt ? null : 'nobody noticed it: nothing was tested',
  ]);
  await checkWell(shop, tally, outage, member.token);
  tally.expect(`${outage.name}: a session`, [await member.isSignedOut()]);
  for (const buyer of buyers) {
    const before = told.get(buyer);
    const answer = await checkOut(shop, buyer);
    const isRight = tally.judge(
      `${outage.name}: the order again`,
      answer,
      answer.status === 200 ? [] : [`${answer.status}`],
    );
    if (!isRight) continue;
    const orderId = orderIdOf(answer);
    const loss = before !== undefined && before !== orderId ? `two orders: ${before}, ${orderId}` : null;
    tally.expect(`${outage.name}: orders of a buyer`, [loss, await lossOf(shop, buyer, orderId)]);
  }
}
