import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, inShop, showInShop } from '@/components/testing/in-shop';
import { readGuestFavourites, writeGuestFavourites } from '@/lib/favourites/guest-favourites';
import { useFavouritesStore } from '@/lib/favourites/store';
import { receiveNotifications } from '@/lib/notifications/notify';
import { siteRules } from '@/sites/rules';
import { FavouriteButton } from './favourite-button';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const list = 'GET customer-products-listing/favorite';
const add = 'POST customer-products-listing/favorite/V1';
const kept = { id: 'V1' };

beforeEach(() => useFavouritesStore.setState({ ids: null, owner: null, changing: new Map() }));
afterEach(clearVisit);

const button = <FavouriteButton vsin="V1" label="Bank Oslo als favoriet bewaren" failed="Niet gelukt" />;
const show = () => showInShop(button);
const heart = () => screen.getByRole('button', { name: 'Bank Oslo als favoriet bewaren' });

test('a guest keeps it in the browser, and takes it off again', async () => {
  const asked = fakeApi({});
  const { user } = show();
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(readGuestFavourites(siteRules.nl)).toEqual(['V1']);
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(readGuestFavourites(siteRules.nl)).toEqual([]);
  expect(asked).toEqual([]);
});

test('the heart of a guest is full for what this browser keeps', async () => {
  writeGuestFavourites(siteRules.nl, ['V1']);
  fakeApi({});
  show();
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
});

test('a browser that keeps nothing is said, and the heart is empty again', async () => {
  const told: string[] = [];
  const detach = receiveNotifications(({ text }) => told.push(text));
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { user } = show();
  await user.click(heart());
  await waitFor(() => expect(told).toEqual(['Niet gelukt']));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  write.mockRestore();
  detach();
});

test('the heart of a customer is full for what is kept', async () => {
  visitAs('Customer');
  fakeApi({ [list]: [kept] });
  show();
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
});

test('a press fills the heart at once, and a second one meanwhile changes nothing', async () => {
  visitAs('Customer');
  const slow = later([kept]);
  const asked = fakeApi({ [list]: [], [add]: slow.answer });
  const { user } = show();
  await waitFor(() => expect(useFavouritesStore.getState().ids).not.toBeNull());
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(heart()).toHaveAttribute('aria-busy', 'true');
  await user.click(heart());
  await act(async () => slow.arrive());
  await waitFor(() => expect(heart()).not.toHaveAttribute('aria-busy'));
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(asked.filter(({ call }) => call === add)).toHaveLength(1);
});

test.each([
  ['a refusal', 'in the words of the shop', refuse('favourites-full', 'Vol'), 'Vol'],
  ['an outage', 'in our own', refuse('unavailable', 'Even geduld'), 'Niet gelukt'],
])('%s empties the heart again and is said %s', async (_what, _how, answer, said) => {
  visitAs('Customer');
  const told: string[] = [];
  const detach = receiveNotifications(({ text }) => told.push(text));
  fakeApi({ [list]: [], [add]: answer });
  const { user } = show();
  await waitFor(() => expect(useFavouritesStore.getState().ids).not.toBeNull());
  await user.click(heart());
  await waitFor(() => expect(told).toEqual([said]));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  detach();
});

test('a favourite is taken off by its heart', async () => {
  visitAs('Customer');
  const asked = fakeApi({ [list]: [kept], 'DELETE customer-products-listing/V1': [kept] });
  const { user } = show();
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart());
  await waitFor(() => expect(useFavouritesStore.getState().ids?.size).toBe(0));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(asked.at(-1)?.call).toBe('DELETE customer-products-listing/V1');
});

test('another customer who signs in elsewhere sees no heart of the one before', async () => {
  visitAs('Customer');
  const slow = later([]);
  let isFirst = true;
  fakeApi({ [list]: () => (isFirst ? [kept] : slow.answer()) });
  show();
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  isFirst = false;
  act(() => visitAs('Customer', 'c-2'));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await act(async () => slow.arrive());
  await waitFor(() => expect(useFavouritesStore.getState()).toMatchObject({ ids: new Set(), owner: 'c-2' }));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('without the list the heart stays empty', async () => {
  visitAs('Customer');
  const asked = fakeApi({ [list]: refuse('unavailable') });
  show();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

/** Presses in the first pass of hydration, which draws what the server drew: there React replays earlier presses. */
function PressedEarly({ children }: { children: ReactNode }) {
  useLayoutEffect(() => heart().click(), []);
  return children;
}

test('a customer who pressed before the page came alive is not taken for a guest', async () => {
  visitAs('Customer');
  const asked = fakeApi({ [list]: [], [add]: [kept] });
  const page = inShop(<PressedEarly>{button}</PressedEarly>);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(add));
  expect(readGuestFavourites(siteRules.nl)).toEqual([]);
});
