import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, later, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { writeGuestFavourites } from '@/lib/favourites/guest-favourites';
import { useFavouritesStore } from '@/lib/favourites/store';
import { siteRules } from '@/sites/rules';
import { FavouritesLink } from './favourites-link';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeEach(() => useFavouritesStore.setState({ ids: null, owner: null, changing: new Map() }));
afterEach(clearVisit);

const link = () => screen.getByRole('link', { name: /Favorieten/ });

test('a guest is led to the list, with the number of what this browser keeps, and nobody is asked', async () => {
  writeGuestFavourites(siteRules.nl, ['V1', 'V2']);
  const asked = fakeApi({});
  showInShop(<FavouritesLink />);
  expect(link()).toHaveAttribute('href', '/nl/favorites');
  await waitFor(() => expect(link()).toHaveTextContent('2'));
  expect(asked).toEqual([]);
});

test('a customer sees the number of those in the account', async () => {
  visitAs('Customer');
  fakeApi({ 'GET customer-products-listing/favorite': [{ id: 'V1' }] });
  showInShop(<FavouritesLink />);
  await waitFor(() => expect(link()).toHaveTextContent('1'));
});

test('the number of one customer is not shown to the next, whose own comes', async () => {
  visitAs('Customer');
  const slow = later([{ id: 'V2' }, { id: 'V3' }, { id: 'V4' }]);
  let isFirst = true;
  fakeApi({ 'GET customer-products-listing/favorite': () => (isFirst ? [{ id: 'V1' }] : slow.answer()) });
  showInShop(<FavouritesLink />);
  await waitFor(() => expect(link()).toHaveTextContent('1'));
  isFirst = false;
  act(() => visitAs('Customer', 'c-2'));
  expect(link()).not.toHaveTextContent('1');
  slow.arrive();
  await waitFor(() => expect(link()).toHaveTextContent('3'));
});

test.each([
  ['/nl', 1],
  ['/nl/account/favorites', 0],
])('at %s the list is read so often by the link: %d', async (path, times) => {
  window.history.replaceState(null, '', path);
  visitAs('Customer');
  const asked = fakeApi({ 'GET customer-products-listing/favorite': [{ id: 'V1' }] });
  const idle = jest.fn((callback: IdleRequestCallback) => {
    callback({ didTimeout: false, timeRemaining: () => 0 });
    return 1;
  });
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: () => {} });
  showInShop(<FavouritesLink />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toHaveLength(times);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  window.history.replaceState(null, '', '/');
});
