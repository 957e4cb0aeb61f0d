import { screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { SearchToggle } from './search-toggle';

let mockPath = '/nl/a';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const page = () => (
  <header>
    <SearchToggle inputId="box" />
    <input id="box" aria-label="Zoek in de winkel" />
  </header>
);
const button = () => screen.getByRole('button', { name: 'Zoeken' });

test('it opens the box and puts the focus into it, and closes it again', async () => {
  const { user } = showInShop(page());
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Zoek in de winkel')).toHaveFocus();
  expect(screen.getByRole('banner')).toHaveAttribute('data-search-open');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-search-open');
});

test('a new page closes it', async () => {
  const { user, again } = showInShop(page());
  await user.click(button());
  mockPath = '/nl/b';
  again(page());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-search-open');
});
