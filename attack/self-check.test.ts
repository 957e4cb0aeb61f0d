/** @jest-environment node */
import { closeConnections } from './ask.ts';
import type { Kind } from './kind.ts';
import { authorisation } from './kinds/authorisation.ts';
import { bodies } from './kinds/bodies.ts';
import { crash } from './kinds/crash.ts';
import { pagesUnderLoad } from './kinds/pages-under-load.ts';
import { poisoning } from './kinds/poisoning.ts';
import { races } from './kinds/races.ts';
import { soak } from './kinds/soak.ts';
import { strings } from './kinds/strings.ts';
import { upgradesKind } from './kinds/upgrades.ts';
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

/** What a kind says of the bad shop, within a few seconds. */
async function reasonsOf(kind: Kind): Promise<string> {
  const tally = new Tally();
  // What is sent is made up first, which takes its time.
  let since: number | undefined;
  await kind.run({
    ...{ isShort: true, seed: 1, minutes: 0.02, tally, shop, startPostgres: null, graceMs: 600 },
    startShop: async () => shop,
    hasTime: () => {
      since ??= performance.now();
      return performance.now() - since < 2500;
    },
  });
  const { failures, failed, tried } = tally.counts();
  expect(failed).toBeGreaterThan(0);
  expect(tried).toBeGreaterThanOrEqual(failed);
  return failures.map(({ what, why }) => `${what} → ${why}`).join('\n');
}

describe('a shop with everything wrong is found out by', () => {
  it.each<{ kind: Kind; reasons: RegExp[] }>([
    {
      kind: strings,
      reasons: [
        /became markup/,
        /sent away to lm7f3a\.example/,
        /sitemaps.*status 500; tells of its inside/,
        /without Retry-After/,
        /internal header x-linden-tags/,
      ],
    },
    { kind: bodies, reasons: [/with .* → taken with 200/, /transport: .*status 500/] },
    { kind: authorisation, reasons: [/reads lm7f3a of another/, /let in with 200/, /follow each other/] },
    { kind: poisoning, reasons: [/a clean visitor sees a trace of it|became markup/, /differs: /] },
    { kind: pagesUnderLoad, reasons: [/never told to wait/] },
    { kind: upgradesKind, reasons: [/Upgrade: .* → no answer/, /kept open by the shop/] },
    { kind: crash, reasons: [/an order after the crash → order order-1 is lost/] },
    { kind: soak, reasons: [/the order → order order-1 is lost/] },
    {
      kind: races,
      reasons: [/one piece, 20 buyers → sold 20 times/, /a coupon for one, 12 buyers → used 12 times/],
    },
  ])('$kind.name', async ({ kind, reasons }) => {
    const found = await reasonsOf(kind);
    for (const reason of reasons) expect(found).toMatch(reason);
  });
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
  const found = tally.counts().failures.map(({ what, why }) => `${what} → ${why}`);
  expect(found.join('\n')).toContain('nothing: the outage itself → nobody noticed it');
  expect(found.join('\n')).toContain('nothing: orders of a buyer → order order-1 is lost');
});
