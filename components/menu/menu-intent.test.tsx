import { screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { MenuIntent, useMenuIntent } from './menu-intent';

function Level() {
  return useMenuIntent() ? <p>Banken en stoelen</p> : null;
}
const show = () =>
  showInShop(
    <MenuIntent>
      <button type="button">Wonen</button>
      <Level />
    </MenuIntent>,
  ).user;

test('the levels of the menu wait until somebody comes near', () => {
  show();
  expect(screen.queryByText('Banken en stoelen')).not.toBeInTheDocument();
});

test('the pointer brings them', async () => {
  await show().hover(screen.getByRole('button', { name: 'Wonen' }));
  expect(screen.getByText('Banken en stoelen')).toBeInTheDocument();
});

test('the keyboard brings them', async () => {
  await show().tab();
  expect(screen.getByText('Banken en stoelen')).toBeInTheDocument();
});
