import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { giveSight } from '@/components/testing/browser-parts';
import { showInShop } from '@/components/testing/in-shop';
import { StickyBuyBar } from './sticky-buy-bar';

const see = giveSight();

function show(isAdding = false, basketPrice: string | null = null) {
  const onAdd = jest.fn();
  const watched = createRef<HTMLDivElement>();
  const bar = (isBusy: boolean) => (
    <>
      <div ref={watched} />
      <StickyBuyBar
        {...{ watched, basketPrice, onAdd }}
        title="Oslo 3-zitsbank"
        price="€ 1.299"
        isDisabled={false}
        isAdding={isBusy}
      />
    </>
  );
  return { ...showInShop(bar(isAdding)), onAdd };
}
const bar = () => screen.getByRole('region', { hidden: true });
const button = () => screen.getByRole('button', { hidden: true });

test('it is out of reach while the button above is seen, and there once it is not', async () => {
  const { user, onAdd } = show();
  expect(bar()).toHaveAttribute('inert');
  act(() => see(false));
  expect(bar()).not.toHaveAttribute('inert');
  expect(bar()).toHaveTextContent(/1\.299/);
  await user.click(button());
  expect(onAdd).toHaveBeenCalledTimes(1);
  act(() => see(true));
  expect(bar()).toHaveAttribute('inert');
});

test('a press while it is being added adds nothing more', async () => {
  const { user, onAdd } = show(true);
  act(() => see(false));
  await user.click(button());
  expect(onAdd).not.toHaveBeenCalled();
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

test('a promotion that counts in the basket is told beside the price', () => {
  show(false, '€ 1.104,15');
  expect(bar()).toHaveTextContent(/1\.299.*1\.104/);
});
