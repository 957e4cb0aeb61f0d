import { QueryClient } from '@tanstack/react-query';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { siteRules } from '@/sites/rules';
import { suggestionsQuery } from './queries';

const init = 'POST personalisation/init';
const visitor = { visitorId: 'c-1', consent: true, profile: null, segments: [], subscriptions: [] };
const found = { terms: ['lamp'], categories: [], products: [] };
const plain = { 'GET suggest?term=la': [found] };

async function suggested() {
  const client = new QueryClient();
  const { recent, terms } = await client.fetchQuery(suggestionsQuery(siteRules.nl, 'la'));
  client.clear();
  return { recent: recent.map(({ text }) => text), terms: terms.map(({ text }) => text) };
}

beforeEach(() => visitAs('Guest'));
afterEach(() => {
  decide(noneAllowed);
  clearVisit();
});

test('who has not allowed it gets the suggestions of the shop, and is not spoken of', async () => {
  const asked = fakeApi(plain);
  expect(await suggested()).toEqual({ recent: [], terms: ['lamp'] });
  expect(asked.map(({ call }) => call)).toEqual(['GET suggest?term=la']);
});

test('who has allowed it gets their own, with what they searched before', async () => {
  decide(allAllowed);
  fakeApi({ [init]: [visitor], 'POST personalisation/suggest': [{ ...found, recentTerms: ['lade'] }] });
  expect(await suggested()).toEqual({ recent: ['lade'], terms: ['lamp'] });
});

test('while personalisation is away the shop suggests', async () => {
  decide(allAllowed);
  fakeApi({ ...plain, [init]: [visitor], 'POST personalisation/suggest': refuse('unavailable') });
  expect(await suggested()).toEqual({ recent: [], terms: ['lamp'] });
});
