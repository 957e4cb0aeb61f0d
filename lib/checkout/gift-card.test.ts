import { spentOf } from './gift-card';
import type { GiftCardModel } from './models';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const card = (balance: number): GiftCardModel => ({
  ...{ code: '2222', end: '7KQ2', validUntil: '2031-11-16', amount: eur(5000) },
  balance: eur(balance),
});

it('pays as much as there is, and leaves the rest', () => {
  expect(spentOf(card(5000), eur(12_000))).toMatchObject({ pays: eur(5000), left: eur(7000) });
});

it('pays no more than the total', () => {
  expect(spentOf(card(5000), eur(1200))).toMatchObject({ pays: eur(1200), left: eur(0) });
});

it.each([
  [null, 100],
  [card(0), 100],
  [card(5000), 0],
])('pays nothing of %o at %i', (typed, total) => {
  expect(spentOf(typed, eur(total))).toBeNull();
});
