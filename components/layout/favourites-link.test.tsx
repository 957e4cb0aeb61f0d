import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, inShop, showInShop } from '@/components/testing/in-shop';
import { useFavouritesStore } from '@/lib/favourites/store';
import { FavouritesLink } from './favourites-link';
import { LateFavouritesLink } from './late-favourites-link';

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

test('a customer who pressed it before its code had come is led to the list', async () => {
  visitAs('Customer');
  fakeApi({});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div data-asleep="" class="contents"><!--&-->${renderToString(inShop(<FavouritesLink />))}<!--/&--></div>`;
  const followed: string[] = [];
  const [link] = container.getElementsByTagName('a');
  link?.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed.push(link.pathname);
    event.preventDefault();
  });
  fireEvent.click(link ?? container);
  expect(followed).toEqual([]);
  render(inShop(<LateFavouritesLink />), { container, hydrate: true });
  fireEvent.pointerOver(document.body);
  await waitFor(() => expect(followed).toEqual(['/nl/account/favorites']));
});
