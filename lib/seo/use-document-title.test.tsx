/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useDocumentTitle } from './use-document-title';

beforeEach(() => {
  document.title = 'Mijn bestellingen | Linden Wonen';
});

test('the title names what is shown, with the shop behind it, and comes back afterwards', () => {
  const { rerender, unmount } = renderHook(({ title }) => useDocumentTitle(title), {
    initialProps: { title: 'Bestelling LW-1' },
  });
  expect(document.title).toBe('Bestelling LW-1 | Linden Wonen');
  rerender({ title: 'Bestelling LW-2' });
  expect(document.title).toBe('Bestelling LW-2 | Linden Wonen');
  unmount();
  expect(document.title).toBe('Mijn bestellingen | Linden Wonen');
});

test('the title of a page that has come in between stays', () => {
  const { unmount } = renderHook(() => useDocumentTitle('Bestelling LW-1'));
  document.title = 'Banken | Linden Wonen';
  unmount();
  expect(document.title).toBe('Banken | Linden Wonen');
});
