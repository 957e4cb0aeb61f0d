import { dayMs } from '../../contract/calendar.ts';
import type { Listing } from '../../contract/listing.ts';
import { setStock, shopperWithOrder } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { newVisitor, unpopularVsins } from './testing/new-visitor.ts';
import { deleteAllVisitors, readAffinity } from './testing/stored.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    config: { personalisationWidgets: [{ widget: 'home-1', strategy: 'popular', limit: 3 }] },
  });
});
afterAll(() => api.close());
beforeEach(() => deleteAllVisitors(api));

const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const three = async (): Promise<[string, string, string]> => {
  const [a = '', b = '', c = ''] = await unpopularVsins(api, 3);
  return [a, b, c];
};

test('what others viewed together comes before what is popular', async () => {
  const [a, b] = await three();
  const asker = await newVisitor(api);
  expect(await asker.vsins('alsoViewed', { productId: a })).not.toContain(b);
  await (await newVisitor(api)).view(a, b);
  const [first, ...rest] = await asker.vsins('alsoViewed', { productId: a });
  expect(first).toBe(b);
  expect(rest.length).toBeGreaterThan(5);
});

test('what was viewed together lately comes before what was long ago', async () => {
  const [a, b, c] = await three();
  for (let visitor = 0; visitor < 3; visitor += 1) await (await newVisitor(api)).view(a, b);
  later(90 * dayMs);
  for (let visitor = 0; visitor < 2; visitor += 1) await (await newVisitor(api)).view(a, c);
  const asker = await newVisitor(api);
  expect((await asker.vsins('alsoViewed', { productId: a })).slice(0, 2)).toEqual([c, b]);
});

test('three views together come before two of the same day', async () => {
  const [a, b, c] = await three();
  for (let visitor = 0; visitor < 3; visitor += 1) await (await newVisitor(api)).view(a, b);
  for (let visitor = 0; visitor < 2; visitor += 1) await (await newVisitor(api)).view(a, c);
  const asker = await newVisitor(api);
  expect((await asker.vsins('alsoViewed', { productId: a })).slice(0, 2)).toEqual([b, c]);
});

test('without consent popularity alone decides', async () => {
  const [a, b] = await three();
  for (let visitor = 0; visitor < 3; visitor += 1) await (await newVisitor(api)).view(a, b);
  const anonymous = await newVisitor(api, false);
  const shown = await anonymous.vsins('alsoViewed', { productId: a });
  expect(shown).toEqual(await anonymous.vsins('alsoBought', { productId: a }));
  expect(await anonymous.vsins('recentlyViewed')).toEqual([]);
  expect((await anonymous.vsins('popular')).slice(0, 2).toSorted()).toEqual([a, b].toSorted());
  expect(await anonymous.vsins('forYou')).toEqual(await anonymous.vsins('popular'));
});

test('what is sold out, in the basket or at hand is never recommended', async () => {
  const [a, b, c] = await three();
  await (await newVisitor(api)).view(a, b, c);
  const asker = await newVisitor(api);
  expect((await asker.vsins('alsoViewed', { productId: a })).slice(0, 2).toSorted()).toEqual(
    [b, c].toSorted(),
  );
  await setStock(api, b, 0);
  await asker.add(c);
  for (const widget of ['alsoViewed', 'forYou', 'popular']) {
    const shown = await asker.vsins(widget, { productId: a, limit: 24 });
    expect(shown).toHaveLength(24);
    for (const hidden of [a, b, c]) expect(shown).not.toContain(hidden);
  }
});

test('an order counts once, and only that of the visitor', async () => {
  const [a] = await three();
  const buyer = await shopperWithOrder(api, a);
  const { orderId } = buyer.result;
  const track = (token: string) =>
    api.post<{ stored: number }>('personalisation/track', [{ kind: 'purchase', orderId }], token);
  const stranger = await newVisitor(api);
  expect((await track(stranger.token)).items).toEqual([{ stored: 0 }]);
  expect((await track(buyer.token)).items).toEqual([{ stored: 0 }]);
  await api.post('personalisation/init', [{ consent: true }], buyer.token);
  expect((await track(buyer.token)).items).toEqual([{ stored: 1 }]);
  expect((await track(buyer.token)).items).toEqual([{ stored: 0 }]);
  expect(await stranger.vsins('popular', { limit: 1 })).toEqual([a]);
});

test('what was bought together comes first where that is asked for, and what one bought is not shown again', async () => {
  const [a, b] = await three();
  const buyer = await newVisitor(api);
  await buyer.add(a);
  await buyer.add(b);
  await buyer.chooseAddress();
  const orderId = (await buyer.checkout()).items[0]?.orderId;
  expect(await buyer.track({ kind: 'purchase', orderId })).toBe(2);
  const asker = await newVisitor(api);
  expect((await asker.vsins('alsoBought', { productId: a }))[0]).toBe(b);
  expect((await asker.vsins('alsoViewed', { productId: a }))[0]).not.toBe(b);
  expect(await buyer.vsins('popular', { limit: 24 })).not.toContain(b);
});

test('for a visitor: what goes with what was viewed last, without what was viewed', async () => {
  const [a, b, c] = await three();
  await (await newVisitor(api)).view(a, b);
  later(2 * dayMs);
  await (await newVisitor(api)).view(b, c);
  const asker = await newVisitor(api);
  await asker.view(a);
  const shown = await asker.vsins('forYou');
  expect(shown[0]).toBe(b);
  expect(shown).not.toContain(a);
  later(1_000);
  await asker.view(b);
  expect(await asker.vsins('recentlyViewed')).toEqual([b, a]);
  expect((await asker.vsins('forYou'))[0]).toBe(c);
});

test('who looks at lamps sees lamps, before anybody viewed anything together', async () => {
  const query = 'products-listing?type=category&vsin=C6&size=96';
  const lamps = ((await api.get<Listing>(query)).items[0]?.products ?? []).map(({ vsin }) => vsin);
  const countLamps = (shown: readonly string[]) =>
    shown.slice(0, 6).filter((vsin) => lamps.includes(vsin)).length;
  const [first = '', second = ''] = lamps;
  const visitor = await newVisitor(api);
  const before = countLamps(await visitor.vsins('forYou'));
  await visitor.view(first, second);
  const shown = await visitor.vsins('forYou');
  expect(countLamps(shown)).toBeGreaterThan(Math.max(before, 3));
  expect(shown).not.toContain(first);
  const other = await newVisitor(api, false);
  await other.view(first, second);
  expect(countLamps(await other.vsins('forYou'))).toBeLessThan(countLamps(shown));
});

test('reloading a page is one view; the next day it is another', async () => {
  const [a] = await three();
  const visitor = await newVisitor(api);
  expect(await visitor.view(a, a)).toBe(1);
  expect(await visitor.view(a)).toBe(0);
  later(dayMs);
  expect(await visitor.view(a)).toBe(1);
});

test('a widget of remote config has its strategy and length', async () => {
  const visitor = await newVisitor(api);
  expect(await visitor.vsins('home-1')).toHaveLength(3);
  expect(await visitor.vsins('home-1')).toEqual(await visitor.vsins('popular', { limit: 3 }));
});

test.each([
  [{ widget: 'unknown' }, 400],
  [{ widget: 'alsoViewed' }, 400],
  [{ widget: 'popular', limit: 25 }, 400],
  [{ widget: 'popular', productId: "V1'" }, 400],
  [{ widget: 'alsoViewed', productId: 'V999999999' }, 404],
])('refuses %j', async (params, status) => {
  expect((await (await newVisitor(api)).post('recommend', { params })).status).toBe(status);
});

test('many visitors at once lose no view', async () => {
  const [a, b, c] = await three();
  const visitors = await Promise.all(Array.from({ length: 8 }, () => newVisitor(api)));
  await Promise.all(
    visitors.map((visitor, index) => (index % 2 ? visitor.view(a, b, c) : visitor.view(c, b, a))),
  );
  const rows = await readAffinity(api);
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ score }) => score.toFixed(6))).size).toBe(1);
});
