import { screen } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { showInShop } from '@/components/testing/in-shop';
import { HeaderFrame } from './header-frame';

let mockPath = '/nl';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

beforeAll(() => {
  giveDialogs();
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const page = () => (
  <>
    <HeaderFrame>
      <dialog data-menu>Menu</dialog>
    </HeaderFrame>
    <main id="content" tabIndex={-1} />
    <footer>
      <a href="#x">Over ons</a>
    </footer>
  </>
);

test('a new page closes the menu that was open', () => {
  const { again } = showInShop(page());
  const menu = screen.getByText('Menu');
  if (menu instanceof HTMLDialogElement) menu.showModal();
  expect(menu).toBeVisible();
  mockPath = '/nl/other';
  again(page());
  expect(menu).not.toBeVisible();
});

test('whoever followed a link of the footer reads on at the top; others keep their focus', () => {
  const { again } = showInShop(page());
  screen.getByRole('link', { name: 'Over ons' }).focus();
  mockPath = '/nl/about';
  again(page());
  expect(screen.getByRole('main')).toHaveFocus();
  mockPath = '/nl/elsewhere';
  screen.getByRole('main').blur();
  again(page());
  expect(document.body).toHaveFocus();
});
