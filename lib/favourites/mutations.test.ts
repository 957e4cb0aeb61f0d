import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { readFavourites } from './mutations';
import { readPendingFavourite, savePendingFavourite } from './pending-favourite';

const { nl } = siteRules;
const list = 'GET customer-products-listing/favorite?page=-1';
const add = 'POST customer-products-listing/favorite/V2';

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('what was wished for as a guest is saved before the list is read', async () => {
  savePendingFavourite(nl, 'V2');
  const asked = fakeApi({ [add]: [{ id: 'V2' }], [list]: [{ id: 'V1' }, { id: 'V2' }] });
  expect([...(await readFavourites(nl))]).toEqual(['V1', 'V2']);
  expect(asked.map(({ call }) => call)).toEqual([add, list]);
  expect(readPendingFavourite(nl)).toBeNull();
});

test('a favourite that the shop could not save waits for the next page, and keeps nobody from the list', async () => {
  savePendingFavourite(nl, 'V2');
  fakeApi({ [add]: refuse('unavailable'), [list]: [{ id: 'V1' }] });
  expect([...(await readFavourites(nl))]).toEqual(['V1']);
  expect(readPendingFavourite(nl)).toBe('V2');
});

test('a favourite that the shop refuses is given up', async () => {
  savePendingFavourite(nl, 'V2');
  fakeApi({ [add]: refuse('favourites-full', 'Vol'), [list]: [] });
  await readFavourites(nl);
  expect(readPendingFavourite(nl)).toBeNull();
});
