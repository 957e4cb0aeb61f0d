import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { forgetVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { readFavourites } from './mutations';
import { readWish, rememberWish } from './wish';

const { nl } = siteRules;
const list = 'GET customer-products-listing/favorite?page=-1';
const add = 'POST customer-products-listing/favorite/V2';

beforeEach(() => visitAs('Customer'));
afterEach(forgetVisit);

test('what was wished for as a guest is saved before the list is read', async () => {
  rememberWish(nl, 'V2');
  const asked = fakeApi({ [add]: [{ id: 'V2' }], [list]: [{ id: 'V1' }, { id: 'V2' }] });
  expect([...(await readFavourites(nl))]).toEqual(['V1', 'V2']);
  expect(asked.map(({ call }) => call)).toEqual([add, list]);
  expect(readWish(nl)).toBeNull();
});

test('a wish that the shop could not save waits for the next page, and keeps nobody from the list', async () => {
  rememberWish(nl, 'V2');
  fakeApi({ [add]: refuse('unavailable'), [list]: [{ id: 'V1' }] });
  expect([...(await readFavourites(nl))]).toEqual(['V1']);
  expect(readWish(nl)).toBe('V2');
});

test('a wish that the shop refuses is given up', async () => {
  rememberWish(nl, 'V2');
  fakeApi({ [add]: refuse('favourites-full', 'Vol'), [list]: [] });
  await readFavourites(nl);
  expect(readWish(nl)).toBeNull();
});
