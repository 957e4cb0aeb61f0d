/** @jest-environment node */
import { closeConnections } from './ask.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { suffer } from './outage.ts';
import type { Shop } from './shop.ts';
import { Tally } from './tally.ts';
import { startBadShop } from './testing/bad-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startBadShop();
});
afterAll(async () => {
  closeConnections();
  await shop.stop();
});

/** What a kind says of the bad shop, within so many turns. */
async function reasonsOf(kind: Kind, rounds: number): Promise<string> {
  const tally = new Tally();
  let left = rounds;
  await kind.run({
    ...{ isShort: true, seed: 1, minutes: 0.02, tally, shop, startPostgres: null, graceMs: 600 },
    startShop: async () => shop,
    hasTime: () => {
      left -= 1;
      return left >= 0;
    },
  });
  const { failures, failed, tried } = tally.counts();
  expect(failed).toBeGreaterThan(0);
  expect(tried).toBeGreaterThanOrEqual(failed);
  return failures.map(({ what, why }) => `${what} → ${why}`).join('\n');
}

const found: Readonly<Record<string, { reasons: readonly RegExp[]; rounds?: number }>> = {
  strings: {
    reasons: [
      /became markup/,
      /sent away to lmqzfxa\.example/,
      /sitemaps.*status 500; tells of its inside/,
      /without Retry-After/,
      /internal header x-linden-tags/,
    ],
    rounds: 1500,
  },
  bodies: { reasons: [/with .* → taken with 200/, /transport: .*status 500/] },
  authorisation: { reasons: [/reads lmqzfxa of another/, /let in with 200/, /follow each other/] },
  poisoning: { reasons: [/a clean visitor sees a trace of it|became markup/, /differs: /] },
  'pages-under-load': { reasons: [/never told to wait/] },
  // Each waits for an answer that does not come.
  upgrades: { reasons: [/Upgrade: .* → no answer/, /kept open by the shop/], rounds: 12 },
  crash: { reasons: [/an order after the crash → order order-1 is lost/] },
  soak: { reasons: [/the order → order order-1 is lost/] },
  races: { reasons: [/one piece, 20 buyers → sold 20 times/, /a coupon for one, 12 buyers → used 12 times/] },
};

const outage = 'cuts off a service that the bad shop has none of; what all outages judge is tried below';
/** Kinds that the bad shop cannot be tried with, and why. */
const notTried: Readonly<Record<string, string>> = {
  'database-outage': outage,
  'redis-outage': outage,
  'mail-outage': outage,
  'backend-outage': 'starts a second shop with `API_URL`, which the bad shop does not read',
  'slow-senders': "waits for the server's own limits, which takes more than a minute",
  settings: 'starts the built shop with settings of its own',
  'disk-full': 'needs a small disk, and a server that keeps its data on it',
};

it('every kind is tried on a shop with everything wrong, or it is said why not', () => {
  const names = kinds.map(({ name }) => name);
  expect([...Object.keys(found), ...Object.keys(notTried)].toSorted()).toEqual(names.toSorted());
});

describe('a shop with everything wrong is found out by', () => {
  it.each(kinds.filter(({ name }) => Object.hasOwn(found, name)))(
    '$name',
    async (kind) => {
      const { reasons = [], rounds = 500 } = found[kind.name] ?? {};
      const told = await reasonsOf(kind, rounds);
      for (const reason of reasons) expect(told).toMatch(reason);
    },
    60_000,
  );
});

it('an outage that nobody feels, and orders lost in it, are told', async () => {
  const tally = new Tally();
  const outage = {
    name: 'nothing',
    begin: () => undefined,
    end: () => undefined,
    mustGoOn: false,
    seconds: 0.1,
  };
  await suffer(shop, tally, outage);
  const told = tally.counts().failures.map(({ what, why }) => `${what} → ${why}`);
  expect(told.join('\n')).toContain('nothing: the outage itself → nobody noticed it');
  expect(told.join('\n')).toContain('nothing: orders of a buyer → order order-1 is lost');
});
