import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { siteRules } from '@/sites/rules';
import type { BasketModel } from './models';
import { useSharedBasket } from './use-shared-basket';
import { emptyBasket } from './with-added';

const empty = emptyBasket('EUR');
// Only its number of lines is looked at.
const filled: BasketModel = { ...empty, items: Array.from({ length: 1 }) };

function follow(address: string, basket: BasketModel | null | undefined) {
  window.history.replaceState(null, '', address);
  const failures: (() => void)[] = [];
  const told = {
    onOpened: () => {},
    onFailed: (_refusal: string | null, again: () => void) => void failures.push(again),
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(({ known }) => useSharedBasket(siteRules.nl, known, told), {
    wrapper,
    initialProps: { known: basket },
  });
  return { ...hook, failures };
}
const address = () => window.location.pathname + window.location.search;

test('without a link nothing happens', () => {
  const { result } = follow('/nl/basket', empty);
  expect(result.current).toMatchObject({ isOpening: false, isAsking: false });
});

test('a filled basket is asked for, and kept when the visitor wants that', () => {
  const { result } = follow('/nl/basket?share=abc', filled);
  expect(result.current).toMatchObject({ isOpening: false, isAsking: true });
  act(() => result.current.dismiss());
  expect(result.current.isAsking).toBe(false);
  expect(address()).toBe('/nl/basket');
});

test('nothing is decided before the basket is known', () => {
  const { result, rerender } = follow('/nl/basket?share=abc', undefined);
  expect(result.current).toMatchObject({ isOpening: true, isAsking: false });
  expect(address()).toBe('/nl/basket?share=abc');
  rerender({ known: filled });
  expect(result.current.isAsking).toBe(true);
});

test('an empty basket is filled without a question, and a failure is told', async () => {
  const { result, failures } = follow('/nl/basket?share=abc', empty);
  expect(address()).toBe('/nl/basket');
  // Nobody answers here.
  await waitFor(() => expect(failures).toHaveLength(1));
  act(() => failures[0]?.());
  await waitFor(() => expect(failures).toHaveLength(2));
  expect(result.current).toMatchObject({ isOpening: false, isAsking: false });
});
