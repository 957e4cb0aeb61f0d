import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { siteRules } from '@/sites/rules';
import { listRecommended } from './queries';
import { findVisitor } from './visitor';

const { nl } = siteRules;
const init = 'POST personalisation/init';
const recommend = 'POST personalisation/recommend';
const listing = 'GET products-listing?type=search&sort=popular';
const visitor = (consent: boolean) => ({
  visitorId: 'c-1',
  consent,
  profile: null,
  segments: [],
  subscriptions: [],
});
const card = (vsin: string) => ({ vsin, isAvailable: true });
const slot = { widget: 'forYou', otherwise: 'popular' } as const;
const vsins = async () => (await listRecommended(nl, slot)).products.map(({ vsin }) => vsin);
const callsOf = (asked: ReturnType<typeof fakeApi>) => asked.map(({ call }) => call);

afterEach(() => {
  decide(noneAllowed);
  clearVisit();
});

test('who has not decided, or refuses, is not spoken of and sees what everybody sees', async () => {
  visitAs('Guest');
  const asked = fakeApi({ [listing]: [{ products: [card('V1'), { ...card('V2'), isAvailable: false }] }] });
  expect(await findVisitor(nl)).toBeNull();
  decide(noneAllowed);
  expect(await vsins()).toEqual(['V1']);
  expect(callsOf(asked)).toEqual([listing]);
  expect(asked[0]?.headers.get('authorization')).toBeNull();
});

test('who agrees gets a session, is begun once, and sees their own', async () => {
  const asked = fakeApi({
    'POST signin': [tokensOf('Guest')],
    [init]: [visitor(true)],
    [recommend]: [{ widget: 'forYou', strategy: 'forYou', products: [card('V7')] }],
  });
  decide(allAllowed);
  expect(await Promise.all([vsins(), vsins()])).toEqual([['V7'], ['V7']]);
  expect(await vsins()).toEqual(['V7']);
  expect(callsOf(asked)).toEqual(['POST signin', init, init, recommend, recommend, recommend]);
  expect(asked.filter(({ call }) => call === init).map(({ items }) => items)).toEqual([
    [{ consent: true }],
    [{}],
  ]);
});

test('a beginning that failed is tried again, and meanwhile the place shows what everybody sees', async () => {
  visitAs('Guest');
  decide(allAllowed);
  fakeApi({ [init]: refuse('unavailable'), [listing]: [{ products: [card('V1')] }] });
  expect(await vsins()).toEqual(['V1']);
  fakeApi({ [init]: [visitor(true)], [recommend]: [{ products: [card('V7')] }] });
  expect(await vsins()).toEqual(['V7']);
});

test('what was taken back in another browser is not begun again', async () => {
  visitAs('Customer');
  decide(allAllowed);
  const asked = fakeApi({ [init]: [visitor(false)], [listing]: [{ products: [card('V1')] }] });
  expect(await vsins()).toEqual(['V1']);
  expect(callsOf(asked)).not.toContain(recommend);
});

test('an answer that comes after the withdrawal is not shown', async () => {
  visitAs('Guest');
  decide(allAllowed);
  fakeApi({
    [init]: [visitor(true)],
    [recommend]: () => {
      decide(noneAllowed);
      return [{ products: [card('V7')] }];
    },
    [listing]: [{ products: [card('V1')] }],
  });
  expect(await vsins()).toEqual(['V1']);
});
