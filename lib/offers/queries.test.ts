import { QueryClient } from '@tanstack/react-query';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { siteRules } from '@/sites/rules';
import { basketOffersQuery } from './queries';

const init = 'POST personalisation/init';
const visitor = {
  visitorId: 'c-1',
  consent: true,
  profile: null,
  segments: ['basket', 'buyer'],
  subscriptions: [],
};
const cards = (id: string) => [{ id, placement: 'basketTop', type: 'both', order: 1, text: id, link: null }];
const forAll = 'GET offercard?where=b%3A100';
const forBuyers = 'GET offercard?where=b%3A100%3Bs%3Abasket%2Cbuyer';

async function offered(): Promise<string[]> {
  const client = new QueryClient();
  const found = await client.fetchQuery(basketOffersQuery(siteRules.nl, 100));
  client.clear();
  return found.map(({ id }) => id);
}

beforeEach(() => visitAs('Guest'));
afterEach(() => {
  decide(noneAllowed);
  clearVisit();
});

test('who has not allowed it gets the offers of their basket, and is not spoken of', async () => {
  const asked = fakeApi({ [forAll]: cards('for-all') });
  expect(await offered()).toEqual(['for-all']);
  expect(asked.map(({ call }) => call)).toEqual([forAll]);
});

test('who has allowed it gets those of their segments too', async () => {
  decide(allAllowed);
  fakeApi({ [init]: [visitor], [forBuyers]: cards('for-buyers') });
  expect(await offered()).toEqual(['for-buyers']);
});

test('personalisation that is away costs no offer', async () => {
  decide(allAllowed);
  fakeApi({ [init]: refuse('unavailable'), [forAll]: cards('for-all') });
  expect(await offered()).toEqual(['for-all']);
});
