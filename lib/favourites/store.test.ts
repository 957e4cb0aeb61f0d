import { fakeApi, later, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { loadFavourites, toggleFavourite, useFavouritesStore } from './store';

const { nl } = siteRules;
const list = 'GET customer-products-listing/favorite?page=-1';
const kept = () => [...(useFavouritesStore.getState().ids ?? [])];
const changing = () => [...useFavouritesStore.getState().changing.keys()];

beforeEach(() => {
  visitAs('Customer');
  useFavouritesStore.setState({ ids: null, owner: 'c-1', changing: new Map() });
});
afterEach(clearVisit);

test('all hearts of a page wait for one call', async () => {
  const asked = fakeApi({ [list]: [{ id: 'V1' }] });
  await Promise.all([loadFavourites(nl), loadFavourites(nl), loadFavourites(nl)]);
  expect(kept()).toEqual(['V1']);
  expect(asked).toHaveLength(1);
});

test('a guest keeps them in the browser, and nobody is asked', async () => {
  visitAs('Guest');
  const asked = fakeApi({});
  await loadFavourites(nl);
  expect(kept()).toEqual([]);
  expect(await toggleFavourite(nl, 'V1')).toBe(true);
  expect(await toggleFavourite(nl, 'V2')).toBe(true);
  expect(await toggleFavourite(nl, 'V1')).toBe(false);
  useFavouritesStore.setState({ ids: null });
  await loadFavourites(nl);
  expect([kept(), asked]).toEqual([['V2'], []]);
});

test('a list that failed is not known, and is asked for again', async () => {
  fakeApi({ [list]: refuse('unavailable') });
  await expect(loadFavourites(nl)).rejects.toMatchObject({ code: 'unavailable' });
  expect(useFavouritesStore.getState().ids).toBeNull();
  fakeApi({ [list]: [{ id: 'V1' }] });
  await loadFavourites(nl);
  expect(kept()).toEqual(['V1']);
});

test('the list changes when the shop has agreed, and says meanwhile what is being changed', async () => {
  useFavouritesStore.setState({ ids: new Set(['V1']) });
  const saving = later([{ id: 'V2' }]);
  fakeApi({ 'POST customer-products-listing/favorite/V2': saving.answer });
  const toggled = toggleFavourite(nl, 'V2');
  expect([kept(), changing()]).toEqual([['V1'], ['V2']]);
  saving.arrive();
  expect(await toggled).toBe(true);
  expect([kept(), changing()]).toEqual([['V1', 'V2'], []]);
});

test('what is kept already is taken off', async () => {
  useFavouritesStore.setState({ ids: new Set(['V1', 'V2']) });
  fakeApi({ 'DELETE customer-products-listing/V1': [{ id: 'V1' }] });
  expect(await toggleFavourite(nl, 'V1')).toBe(false);
  expect(kept()).toEqual(['V2']);
});

test('a refusal leaves the list as it was', async () => {
  useFavouritesStore.setState({ ids: new Set(['V1']) });
  fakeApi({ 'POST customer-products-listing/favorite/V2': refuse('favourites-full') });
  await expect(toggleFavourite(nl, 'V2')).rejects.toMatchObject({ code: 'favourites-full' });
  expect([kept(), changing()]).toEqual([['V1'], []]);
});

test('a press before the list has come keeps, and empties no other heart', async () => {
  const listing = later([{ id: 'V1' }]);
  const saving = later([{ id: 'V2' }]);
  fakeApi({ [list]: listing.answer, 'POST customer-products-listing/favorite/V2': saving.answer });
  const loaded = loadFavourites(nl);
  const toggled = toggleFavourite(nl, 'V2');
  saving.arrive();
  listing.arrive();
  await Promise.all([loaded, toggled]);
  expect(kept()).toEqual(['V1', 'V2']);
});

test('what was kept already stays so when its heart is pressed before the list has come', async () => {
  const asked = fakeApi({
    [list]: [{ id: 'V1' }],
    'POST customer-products-listing/favorite/V1': [{ id: 'V1' }],
  });
  expect(await toggleFavourite(nl, 'V1')).toBe(true);
  expect(kept()).toEqual(['V1']);
  expect(asked.map(({ call }) => call)).not.toContain('DELETE customer-products-listing/V1');
});

test('a list that cannot be read after a press stays unknown, and the next press asks for it again', async () => {
  fakeApi({ [list]: refuse('unavailable'), 'POST customer-products-listing/favorite/V2': [{ id: 'V2' }] });
  expect(await toggleFavourite(nl, 'V2')).toBe(true);
  expect(useFavouritesStore.getState().ids).toBeNull();
  expect(changing()).toEqual([]);
  fakeApi({
    [list]: [{ id: 'V1' }, { id: 'V2' }],
    'POST customer-products-listing/favorite/V3': [{ id: 'V3' }],
  });
  await toggleFavourite(nl, 'V3');
  expect(kept()).toEqual(['V1', 'V2', 'V3']);
});

test('what was kept as a guest is not taken for the list of the account that cannot be read', async () => {
  useFavouritesStore.setState({ ids: new Set(['V8']), owner: null });
  fakeApi({ [list]: refuse('unavailable'), 'POST customer-products-listing/favorite/V2': [{ id: 'V2' }] });
  await toggleFavourite(nl, 'V2');
  expect(useFavouritesStore.getState()).toMatchObject({ ids: new Set(['V8']), owner: null });
});

describe('when another signs in at once, without the first having signed out', () => {
  /** Each customer's own list, by the token of the call. */
  const listOf = ({ headers }: { headers: Headers }) => [
    { id: headers.get('authorization')?.includes(tokensOf('Customer', 'c-2').accessToken) ? 'V2' : 'V1' },
  ];

  it('loads the list of the new one', async () => {
    fakeApi({ [list]: listOf });
    await loadFavourites(nl);
    visitAs('Customer', 'c-2');
    await loadFavourites(nl);
    expect(useFavouritesStore.getState()).toMatchObject({ ids: new Set(['V2']), owner: 'c-2' });
  });

  it('drops an answer for the first that comes late, and does not wait for it', async () => {
    const slow = later([{ id: 'V1' }]);
    let calls = 0;
    fakeApi({ [list]: (asked) => (++calls === 1 ? slow.answer() : listOf(asked)) });
    const first = loadFavourites(nl);
    await new Promise((resolve) => setTimeout(resolve));
    visitAs('Customer', 'c-2');
    await loadFavourites(nl);
    expect(kept()).toEqual(['V2']);
    slow.arrive();
    await first;
    expect(kept()).toEqual(['V2']);
  });

  it('decides a press by the list of the new one alone', async () => {
    useFavouritesStore.setState({ ids: new Set(['V3']), owner: 'c-1' });
    visitAs('Customer', 'c-2');
    const asked = fakeApi({
      [list]: [{ id: 'V2' }, { id: 'V3' }],
      'POST customer-products-listing/favorite/V3': [{ id: 'V3' }],
    });
    expect(await toggleFavourite(nl, 'V3')).toBe(true);
    expect(asked.map(({ call }) => call)).not.toContain('DELETE customer-products-listing/V3');
    expect(kept()).toEqual(['V2', 'V3']);
  });

  it('adds nothing to their list that the first one has pressed', async () => {
    useFavouritesStore.setState({ ids: new Set(['V1']), owner: 'c-1' });
    const saving = later([{ id: 'V9' }]);
    fakeApi({ [list]: listOf, 'POST customer-products-listing/favorite/V9': saving.answer });
    const pressed = toggleFavourite(nl, 'V9');
    await new Promise((resolve) => setTimeout(resolve));
    visitAs('Customer', 'c-2');
    await loadFavourites(nl);
    saving.arrive();
    await pressed;
    expect(kept()).toEqual(['V2']);
  });
});
