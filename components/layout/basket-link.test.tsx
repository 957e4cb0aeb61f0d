import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { BasketLink } from './basket-link';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const panel = () => screen.queryByRole('region', { name: 'Winkelmand' });

afterEach(() => {
  jest.useRealTimers();
  clearVisit();
});

test('nothing is asked for on behalf of a first visit', () => {
  const asked = fakeApi({});
  showInShop(<BasketLink />);
  expect(screen.getByRole('link', { name: 'Winkelmand' })).toHaveAttribute('href', '/nl/basket');
  expect(asked).toEqual([]);
});

test('the number of pieces stands at the link', async () => {
  visitAs('Guest');
  fakeApi({ 'GET basket': [basketAnswer([itemAnswer('V1', 2), itemAnswer('V2')])] });
  showInShop(<BasketLink />);
  expect(await screen.findByRole('link', { name: 'Winkelmand (3)' })).toBeInTheDocument();
});

test('pointing at it shows what is in it, and Escape closes that', async () => {
  visitAs('Guest');
  fakeApi({ 'GET basket': [basketAnswer([itemAnswer('V1', 2)])] });
  const { user } = showInShop(<BasketLink />);
  await user.hover(screen.getByRole('link', { name: /Winkelmand/ }));
  expect(await screen.findByRole('link', { name: 'Bank V1' })).toBeInTheDocument();
  expect(panel()).toHaveTextContent(/Aantal: 2/);
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
});

test('what comes off is told below what it comes off', async () => {
  visitAs('Guest');
  const basket = basketAnswer([itemAnswer('V1')]);
  const orderSummary = { ...basket.orderSummary, discount: { amount: 3585, currency: 'EUR' as const } };
  fakeApi({ 'GET basket': [{ ...basket, orderSummary }] });
  const { user } = showInShop(<BasketLink />);
  await user.hover(screen.getByRole('link', { name: /Winkelmand/ }));
  await waitFor(() => expect(panel()).toHaveTextContent(/Korting-€\s?35,85/));
});

test('a basket that cannot be had is not said to be empty, and is asked for again', async () => {
  visitAs('Guest');
  let answer: ReturnType<typeof refuse> | object[] = refuse('unavailable');
  fakeApi({ 'GET basket': () => answer });
  const { user } = showInShop(<BasketLink />);
  await user.hover(screen.getByRole('link', { name: /Winkelmand/ }));
  await waitFor(() => expect(panel()).toHaveTextContent('Uw winkelmand kon niet worden geladen.'));
  expect(panel()).not.toHaveTextContent('leeg');
  const again = screen.getByRole('button', { name: 'Opnieuw proberen' });
  await user.click(again);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  // It is asked again in the place where it stood.
  expect(again).toBeInTheDocument();
  answer = [basketAnswer([itemAnswer('V1')])];
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Bank V1' })).toBeInTheDocument();
});

test('it closes a moment after the pointer has left, so that a slip does not close it', async () => {
  visitAs('Guest');
  fakeApi({ 'GET basket': [basketAnswer([])] });
  const { user } = showInShop(<BasketLink />);
  const link = screen.getByRole('link', { name: /Winkelmand/ });
  await user.hover(link);
  await waitFor(() => expect(panel()).toHaveTextContent('Uw winkelmand is nog leeg.'));
  jest.useFakeTimers();
  await user.unhover(link);
  act(() => jest.advanceTimersByTime(200));
  expect(panel()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(panel()).not.toBeInTheDocument();
});
