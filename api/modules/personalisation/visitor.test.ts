import { randomUUID } from 'node:crypto';
import { dayMs } from '../../contract/calendar.ts';
import type { ProductCard } from '../../contract/catalogue.ts';
import type { Visitor } from '../../contract/personalisation.ts';
import { clearAway } from '../../jobs/jobs.ts';
import { newCustomer, signIn } from '../../testing/customer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { newVisitor, unpopularVsins } from './testing/new-visitor.ts';
import { countStored, deleteAllVisitors, readAffinity } from './testing/stored.ts';

const profile = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  phone: '',
  email: 'sanne@example.nl',
  gender: 'female',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => deleteAllVisitors(api));

test('without consent nothing is stored', async () => {
  const visitor = await newVisitor(api, null);
  const [vsin = ''] = await unpopularVsins(api, 1);
  expect(await visitor.view(vsin)).toBe(0);
  expect(await visitor.track({ kind: 'search', term: 'bank' })).toBe(0);
  await visitor.post('profile', profile);
  await visitor.post('segment', { segment: 'wonen' });
  await visitor.post('subscription', { channel: 'email', isSubscribed: true });
  expect(await visitor.init()).toMatchObject({
    consent: false,
    profile: null,
    segments: [],
    subscriptions: [],
  });
  expect(await countStored(api)).toEqual({ visitors: 0, events: 0, interest: 0 });
});

test('with consent profile, segments and subscriptions are kept', async () => {
  const visitor = await newVisitor(api);
  await visitor.post('profile', profile);
  await visitor.post('segment', { segment: 'wonen' });
  await visitor.post('segment', { segment: 'wonen' });
  await visitor.post('subscription', { channel: 'email', isSubscribed: true });
  await visitor.post('subscription', { channel: 'sms', isSubscribed: true });
  await visitor.post('subscription', { channel: 'email', isSubscribed: false });
  const known = await visitor.init();
  expect(known).toMatchObject({ consent: true, segments: ['wonen'], subscriptions: ['sms'] });
  expect(known?.profile).toEqual({ ...profile, id: known?.visitorId });
});

test('withdrawing consent deletes all that was stored of the visitor, and of nobody else', async () => {
  const [visitor, other] = [await newVisitor(api), await newVisitor(api)];
  const [a = '', b = ''] = await unpopularVsins(api, 2);
  await visitor.view(a, b);
  await other.view(a);
  await visitor.post('profile', profile);
  expect(await visitor.init(false)).toMatchObject({ consent: false, profile: null });
  expect(await countStored(api)).toMatchObject({ visitors: 1, events: 1 });
  expect(await visitor.init(true)).toMatchObject({ profile: null, segments: [] });
  expect(await visitor.vsins('recentlyViewed')).toEqual([]);
  expect(await other.vsins('recentlyViewed')).toEqual([a]);
});

test('no visitor sees what another did or is', async () => {
  const [visitor, other] = [await newVisitor(api), await newVisitor(api)];
  const [a = ''] = await unpopularVsins(api, 1);
  await visitor.view(a);
  await visitor.track({ kind: 'search', term: 'geheime wens' });
  await visitor.post('profile', profile);
  expect(await other.init()).toMatchObject({ profile: null, segments: [] });
  expect(await other.vsins('recentlyViewed')).toEqual([]);
  const { items } = await other.post<{ recentTerms: string[] }>('suggest', { params: { term: 'geheime' } });
  expect(items[0]?.recentTerms).toEqual([]);
});

test('what a guest agreed to and did goes on after signing up, and is the guest no longer', async () => {
  const guest = await newVisitor(api);
  const [a = '', b = ''] = await unpopularVsins(api, 2);
  await guest.view(a, b);
  await guest.post('segment', { segment: 'wonen' });
  const { token, email } = await newCustomer(api, { guestToken: guest.token });
  const init = async (of: string) => (await api.post<Visitor>('personalisation/init', [{}], of)).items[0];
  expect(await init(token)).toMatchObject({ consent: true, segments: ['wonen'], profile: null });
  expect(await guest.init()).toMatchObject({ consent: false, segments: [] });
  expect(await countStored(api)).toMatchObject({ visitors: 1, events: 2 });
  const again = await newVisitor(api);
  await again.view(a);
  await signIn(api, email, undefined, again.token);
  expect(await countStored(api)).toMatchObject({ visitors: 1, events: 3 });
});

test('the same visitor of another site is another visitor', async () => {
  const visitor = await newVisitor(api);
  expect((await api.post('/api/be/personalisation/init', [{}], visitor.token)).error?.code).toBe(
    'token-invalid',
  );
});

test('a forged visitor id is refused, the own one is not', async () => {
  const visitor = await newVisitor(api);
  const [vsin = ''] = await unpopularVsins(api, 1);
  const own = (await visitor.init())?.visitorId;
  const forged = randomUUID();
  const calls: [string, object][] = [
    ['init', { visitorId: forged, consent: true }],
    ['profile', { ...profile, id: forged }],
    ['segment', { visitorId: forged, segment: 'wonen' }],
    ['subscription', { visitorId: forged, channel: 'email', isSubscribed: true }],
    ['track', { visitorId: forged, kind: 'view', productId: vsin }],
    ['recommend', { visitorId: forged, params: { widget: 'popular' } }],
    ['suggest', { visitorId: forged, params: { term: 'bank' } }],
    ['search', { visitorId: forged, params: { term: 'bank' } }],
  ];
  for (const [path, item] of calls) {
    const { status, error } = await visitor.post(path, item);
    expect([path, status, error?.code]).toEqual([path, 403, 'access-denied']);
    expect((await api.post(`personalisation/${path}`, [item])).status).toBe(401);
  }
  expect((await visitor.post('track', { visitorId: own, kind: 'view', productId: vsin })).status).toBe(200);
  expect(await countStored(api)).toMatchObject({ visitors: 1, events: 1 });
});

test('two wishes that are both refused get one answer, and leave no promise behind that ends the process', async () => {
  const { token } = await newVisitor(api);
  const left = jest.fn();
  process.once('unhandledRejection', left);
  const { status } = await api.post(
    'personalisation/recommend',
    [
      { params: { widget: 'nothing-of-the-kind' } },
      { visitorId: randomUUID(), params: { widget: 'popular' } },
    ],
    token,
  );
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', left);
  expect([400, 403, 422]).toContain(status);
  expect(left).not.toHaveBeenCalled();
});

test('only segments of remote config are taken where it names any', async () => {
  api.config.personalisationSegments = ['wonen'];
  const visitor = await newVisitor(api);
  expect((await visitor.post('segment', { segment: 'wonen' })).status).toBe(200);
  expect((await visitor.post('segment', { segment: 'slapen' })).error?.code).toBe('invalid-input');
  for (const segment of ['', 'A B', 'x'.repeat(41)])
    expect((await visitor.post('segment', { segment })).status).toBe(400);
  api.config.personalisationSegments = [];
});

test('a visitor keeps the last two hundred events', async () => {
  const visitor = await newVisitor(api);
  for (let round = 0; round < 3; round += 1)
    await visitor.track(
      ...Array.from({ length: 90 }, (_, n) => ({ kind: 'search', term: `woord ${round} ${n}` })),
    );
  expect(await countStored(api)).toMatchObject({ events: 200 });
});

test('the clean-up forgets old events, visitors who stay away and what weighs nothing any more', async () => {
  const visitor = await newVisitor(api);
  const [a = '', b = ''] = await unpopularVsins(api, 2);
  await visitor.view(a, b);
  await clearAway(api.services);
  expect(await countStored(api)).toEqual({ visitors: 1, events: 2, interest: 2 });
  api.clock.now = new Date(api.clock.now.getTime() + 91 * dayMs);
  await clearAway(api.services);
  expect(await countStored(api)).toEqual({ visitors: 1, events: 0, interest: 2 });
  api.clock.now = new Date(api.clock.now.getTime() + 120 * dayMs);
  await clearAway(api.services);
  expect(await countStored(api)).toEqual({ visitors: 0, events: 0, interest: 0 });
  expect(await readAffinity(api)).toEqual([]);
});

describe('search and suggestions', () => {
  type Found = { products: ProductCard[]; total: number; recentTerms?: string[] };
  const search = async (visitor: Awaited<ReturnType<typeof newVisitor>>, query = '') =>
    (await visitor.post<Found>('search', { params: { term: 'bank', query } })).items[0]?.products ?? [];

  test('are those of the shop, and what one viewed climbs a few places', async () => {
    const visitor = await newVisitor(api);
    const plain = (await api.get<Found>('products-listing?type=search&term=bank')).items[0]?.products ?? [];
    expect(await search(visitor)).toEqual(plain);
    const fifth = plain[4]?.vsin ?? '';
    await visitor.view(fifth);
    const personal = await search(visitor);
    expect(personal[0]?.vsin).toBe(fifth);
    expect(personal.map(({ vsin }) => vsin).toSorted()).toEqual(plain.map(({ vsin }) => vsin).toSorted());
    const byPrice = (await api.get<Found>('products-listing?type=search&term=bank&sort=price-asc')).items[0];
    expect(await search(visitor, 'sort=price-asc')).toEqual(byPrice?.products);
    expect(await search(await newVisitor(api))).toEqual(plain);
  });

  test('offer the own earlier searches', async () => {
    const visitor = await newVisitor(api);
    await visitor.track({ kind: 'search', term: 'bankje' }, { kind: 'search', term: 'kast' });
    const { items } = await visitor.post<Found>('suggest', { params: { term: 'ban' } });
    expect(items[0]?.recentTerms).toEqual(['bankje']);
  });

  test.each([{ query: 'smell=rose' }, { query: 'page=0' }, { term: 'x'.repeat(101) }])(
    'refuse %j',
    async (params) => {
      expect((await (await newVisitor(api)).post('search', { params })).status).toBe(400);
    },
  );
});
