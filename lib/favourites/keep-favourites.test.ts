import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { readGuestFavourites } from './guest-favourites';
import { keepFavourites } from './keep-favourites';
import { useFavouritesStore } from './store';

const { nl } = siteRules;
const list = 'GET customer-products-listing/favorite?page=-1';
const merge = 'POST customer-products-listing/favorite';
const hearts = () => [...(useFavouritesStore.getState().ids ?? [])];

beforeEach(() => useFavouritesStore.setState({ ids: null, owner: null, changing: new Map() }));
afterEach(clearVisit);

test('a customer is told how many the account has no room for', async () => {
  visitAs('Customer');
  fakeApi({
    [merge]: [
      { id: 'V1', isKept: true },
      { id: 'V2', isKept: false },
    ],
    [list]: [{ id: 'V1' }],
  });
  expect(await keepFavourites(nl, ['V1', 'V2'])).toBe(1);
  expect(hearts()).toEqual(['V1']);
});

test('hearts show what there is after an answer that got lost', async () => {
  visitAs('Customer');
  fakeApi({ [merge]: refuse('unavailable'), [list]: [{ id: 'V1' }] });
  await expect(keepFavourites(nl, ['V1'])).rejects.toMatchObject({ code: 'unavailable' });
  expect(hearts()).toEqual(['V1']);
});

test('so is a guest, of the browser', async () => {
  visitAs('Guest');
  const before = Array.from({ length: 199 }, (_, number) => `V${number + 10}`);
  expect(await keepFavourites(nl, before)).toBe(0);
  expect(await keepFavourites(nl, ['V1', 'V2'])).toBe(1);
  expect(readGuestFavourites(nl)).toEqual([...before, 'V1']);
  expect(hearts()).toEqual([...before, 'V1']);
});

test('a browser that keeps nothing is a failure', async () => {
  visitAs('Guest');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await expect(keepFavourites(nl, ['V1'])).rejects.toThrow();
  write.mockRestore();
});
