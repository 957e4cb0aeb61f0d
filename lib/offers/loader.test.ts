/** @jest-environment node */
import { loadOffers } from './loader';

const send = jest.fn(async (_call: unknown, _sent: unknown) => []);
const serverApi = jest.fn((_site: string) => ({ send }));
jest.mock('@/lib/api/server', () => ({ serverApi: (site: string) => serverApi(site) }));

const asked = () => send.mock.calls.map(([, sent]) => sent);

it('asks once for what all pages of a category show, whatever their filters, and for each site of its own', async () => {
  await loadOffers('nl', 'c:C11', 'listProductCard');
  await loadOffers('nl', 'c:C11', 'list');
  expect(asked()).toEqual([{ query: { where: 'c:C11' } }]);
  await loadOffers('nl', 'c:C11;br:Two words', 'list');
  await loadOffers('be-fr', 'c:C11', 'list');
  expect(asked().slice(1)).toEqual([
    { query: { where: 'c:C11;br:Two words' } },
    { query: { where: 'c:C11' } },
  ]);
  expect(serverApi.mock.calls.map(([site]) => site)).toEqual(['nl', 'nl', 'be-fr']);
});

it('asks nothing for pages that are about nothing in particular', async () => {
  send.mockClear();
  expect(await loadOffers('nl', '', 'list')).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});
