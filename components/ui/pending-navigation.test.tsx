import { fireEvent, screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { PendingLink, PendingNavigation } from './pending-navigation';

const mockRouter = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

beforeEach(() => {
  mockRouter.push.mockClear();
  mockRouter.prefetch.mockClear();
});

const page = (key: string) => (
  <PendingNavigation key={key}>
    <button type="button" id="sort">
      Sorteer
    </button>
    <PendingLink href="/nl/banken-c-C11?colour=sand" thenFocus="sort">
      Zand
    </PendingLink>
  </PendingNavigation>
);
const link = () => screen.getByRole('link', { name: 'Zand' });

test('a link is a real one that moves without leaving the place on the page', async () => {
  const { user } = showInShop(page('a'));
  expect(link()).toHaveAttribute('href', '/nl/banken-c-C11?colour=sand');
  await user.click(link());
  expect(mockRouter.push.mock.calls).toEqual([['/nl/banken-c-C11?colour=sand', { scroll: false }]]);
  expect(screen.getByRole('button', { name: 'Sorteer' })).toHaveFocus();
});

test('it is fetched ahead when the pointer comes near', async () => {
  const { user } = showInShop(page('a'));
  await user.hover(link());
  expect(mockRouter.prefetch).toHaveBeenCalledWith('/nl/banken-c-C11?colour=sand');
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a press with %s is left to the browser', (key) => {
  showInShop(page('a'));
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  fireEvent.click(link(), { [key]: true });
  document.removeEventListener('click', stop);
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test('the page that takes the place of this one keeps the focus where it was', () => {
  const { again } = showInShop(page('a'));
  screen.getByRole('button', { name: 'Sorteer' }).focus();
  again(page('b'));
  expect(screen.getByRole('button', { name: 'Sorteer' })).toHaveFocus();
});
