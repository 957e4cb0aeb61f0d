import { screen, waitFor } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { writeGuestFavourites } from '@/lib/favourites/guest-favourites';
import { useFavouritesStore } from '@/lib/favourites/store';
import { siteRules } from '@/sites/rules';
import { FavouritesLink } from './favourites-link';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeEach(() => useFavouritesStore.setState({ ids: null, isCustomers: false, changing: new Map() }));
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
