import { act, screen } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { useFavouritesStore } from '@/lib/favourites/store';
import { FavouritesLink } from './favourites-link';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeEach(() => useFavouritesStore.setState({ ids: null, changing: new Map() }));
afterEach(clearVisit);

test('a guest is led to sign in first, and nothing is asked for', () => {
  const asked = fakeApi({});
  showInShop(<FavouritesLink />);
  const href = screen.getByRole('link', { name: 'Favorieten' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^\/nl\/auth\/sign-in\?next=/);
  expect(asked).toEqual([]);
});

test('a customer is led to the list, with the number of what is in it', () => {
  visitAs('Customer');
  fakeApi({});
  showInShop(<FavouritesLink />);
  const link = screen.getByRole('link', { name: /Favorieten/ });
  expect(link).toHaveAttribute('href', '/nl/account/favorites');
  act(() => useFavouritesStore.setState({ ids: new Set(['V1', 'V2']) }));
  expect(link).toHaveTextContent('2');
});
