import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { readGuestFavourites, writeGuestFavourites } from './guest-favourites';
import { readFavourites } from './mutations';

const { nl } = siteRules;
const list = 'GET customer-products-listing/favorite?page=-1';
const merge = 'POST customer-products-listing/favorite';

beforeEach(() => {
  visitAs('Customer');
  writeGuestFavourites(nl, ['V3', 'V2']);
});
afterEach(clearVisit);

test('what was kept as a guest is in the account before the list is read, and no longer in the browser', async () => {
  const asked = fakeApi({
    [merge]: [
      { id: 'V3', isKept: true },
      { id: 'V2', isKept: true },
    ],
    [list]: [{ id: 'V3' }, { id: 'V2' }, { id: 'V1' }],
  });
  expect([...(await readFavourites(nl))]).toEqual(['V3', 'V2', 'V1']);
  expect(asked.map(({ call }) => call)).toEqual([merge, list]);
  expect(asked[0]?.items).toEqual([{ productId: 'V3' }, { productId: 'V2' }]);
  expect(readGuestFavourites(nl)).toEqual([]);
});

test('what the shop could not take over waits in the browser, and keeps nobody from the list', async () => {
  fakeApi({ [merge]: refuse('unavailable'), [list]: [{ id: 'V1' }] });
  expect([...(await readFavourites(nl))]).toEqual(['V1']);
  expect(readGuestFavourites(nl)).toEqual(['V3', 'V2']);
});

test('what finds no room in the account stays in the browser', async () => {
  fakeApi({
    [merge]: [
      { id: 'V3', isKept: true },
      { id: 'V2', isKept: false },
    ],
    [list]: [{ id: 'V3' }],
  });
  await readFavourites(nl);
  expect(readGuestFavourites(nl)).toEqual(['V2']);
});

test('more than one call can take go over in several, the latest first', async () => {
  const vsins = Array.from({ length: 150 }, (_, number) => `V${1000 + number}`);
  writeGuestFavourites(nl, vsins);
  const asked = fakeApi({
    [merge]: () => vsins.map((id) => ({ id, isKept: true })),
    [list]: [{ id: 'V1000' }],
  });
  await readFavourites(nl);
  expect(asked.map(({ items }) => items?.length)).toEqual([100, 50, 0]);
  expect(asked[1]?.items[0]).toEqual({ productId: 'V1100' });
  expect(readGuestFavourites(nl)).toEqual([]);
});
