import type { Count, CountSum } from '../../contract/counts.ts';
import { clearAway } from '../../jobs/jobs.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: new Date('2026-11-20T12:00:00Z') });
}, 120_000);
afterAll(() => api.close());

const homeViews: Count = { event: 'pageView', subject: 'home', userType: 'Guest', count: 3 };
const productView: Count = { event: 'productView', subject: 'V100101', userType: 'Customer', count: 1 };

const add = (...items: unknown[]) => api.post<{ counted: number }>('/api/nl/counts', items);

async function read(query: string) {
  return api.get<CountSum>(`/api/nl/admin/counts?${query}`, await staffToken(api));
}

test('counts of a day add up, whoever sends them, and staff reads them by day', async () => {
  expect((await add(homeViews, productView)).items).toEqual([{ counted: 4 }]);
  expect((await add({ ...homeViews, count: 2 }, { ...homeViews, count: 5 })).items).toEqual([{ counted: 7 }]);
  const { items } = await read('from=2026-11-20&until=2026-11-20');
  const sums = { day: '2026-11-20', subject: null, userType: null };
  expect(items).toEqual([
    { ...sums, event: 'pageView', count: 10 },
    { ...sums, event: 'productView', count: 1 },
  ]);
});

test('staff reads what one event was about, the most frequent first', async () => {
  await add({ ...homeViews, subject: 'category', userType: 'Bot', count: 50 });
  const { items } = await read('from=2026-11-20&until=2026-11-20&event=pageView');
  const about = { day: null, event: 'pageView' };
  expect(items).toEqual([
    { ...about, subject: 'category', userType: 'Bot', count: 50 },
    { ...about, subject: 'home', userType: 'Guest', count: 10 },
  ]);
});

test('what is counted on one site is no figure of another', async () => {
  api.clock.now = new Date('2026-11-19T12:00:00Z');
  await add(homeViews);
  const { items } = await api.get<CountSum>(
    '/api/be/admin/counts?from=2026-11-19&until=2026-11-19',
    await staffToken(api, 'be'),
  );
  expect(items).toEqual([]);
});

test('the day is that of the site, not of London', async () => {
  api.clock.now = new Date('2026-11-21T23:30:00Z');
  await add(homeViews);
  const { items } = await read('from=2026-11-21&until=2026-11-22');
  expect(items.map(({ day }) => day)).toEqual(['2026-11-22']);
});

test('a product the shop does not know is not counted, and costs the others nothing', async () => {
  api.clock.now = new Date('2026-11-23T12:00:00Z');
  const unknown: Count = { ...productView, subject: 'V999999999' };
  expect((await add(unknown, productView)).items).toEqual([{ counted: 1 }]);
  const { items } = await read('from=2026-11-23&until=2026-11-23&event=productView');
  expect(items.map(({ subject }) => subject)).toEqual(['V100101']);
});

test.each([
  ['an event of another name', { ...homeViews, event: 'mouseMove' }],
  ['a sort of page of another name', { ...homeViews, subject: 'jan@voorbeeld.nl' }],
  ['a page view of a product', { ...homeViews, subject: 'V100101' }],
  ['a page view of nothing', { ...homeViews, subject: '' }],
  ['a product that is a sort of page', { ...productView, subject: 'home' }],
  ['a step that the checkout does not have', { ...homeViews, event: 'checkoutStep', subject: '4' }],
  ['a step that is a product', { ...productView, event: 'checkoutStep' }],
  ['a click in the menu on a product', { ...productView, event: 'menuClick' }],
  ['an order with a subject', { ...homeViews, event: 'orderConfirmation' }],
  ['another sort of visitor', { ...homeViews, userType: 'Jan' }],
  ['no event', { ...homeViews, count: 0 }],
  ['too many at once', { ...homeViews, count: 1_000_000 }],
  ['half an event', { ...homeViews, count: 1.5 }],
  ['a field that could say who it was', { ...homeViews, visitor: '42' }],
])('%s is refused', async (_case, item) => {
  expect((await add(item)).status).toBe(400);
});

test('an absurd number of calls fills no column', async () => {
  api.clock.now = new Date('2026-11-24T12:00:00Z');
  await add(homeViews);
  await api.services.db.execute("UPDATE daily_counts SET count = 2147483647 WHERE day = '2026-11-24'");
  expect((await add(homeViews)).status).toBe(200);
  const { items } = await read('from=2026-11-24&until=2026-11-24');
  expect(items[0]?.count).toBe(2_147_483_647);
});

test.each([
  'from=2026-11-20',
  'from=2026-11-31&until=2026-12-01',
  'from=2026-11-20&until=2026-11-19',
  'from=2020-01-01&until=2026-01-01',
  'from=2026-11-20&until=2026-11-20&event=mouseMove',
])('a period of %s is refused', async (query) => {
  expect((await read(query)).status).toBe(400);
});

test('two callers who count the same things at once lose none of it', async () => {
  api.clock.now = new Date('2026-11-25T12:00:00Z');
  const calls = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? add(homeViews, productView) : add(productView, homeViews),
  );
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  const { items } = await read('from=2026-11-25&until=2026-11-25');
  expect(items.map(({ event, count }) => [event, count])).toEqual([
    ['pageView', 60],
    ['productView', 20],
  ]);
});

test('what is older than 25 months is cleared away', async () => {
  api.clock.now = new Date('2026-11-26T12:00:00Z');
  await add(homeViews);
  api.clock.now = new Date('2028-12-01T12:00:00Z');
  await add(homeViews);
  expect((await read('from=2026-11-26&until=2026-11-26')).items).toHaveLength(1);
  api.clock.now = new Date('2029-01-01T12:00:00Z');
  await clearAway(api.services);
  expect((await read('from=2026-11-26&until=2026-11-26')).items).toEqual([]);
  expect((await read('from=2028-12-01&until=2028-12-01')).items).toHaveLength(1);
});
