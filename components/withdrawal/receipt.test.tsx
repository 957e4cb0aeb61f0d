import { screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { Receipt } from './receipt';
import { receipt } from './testing/some-withdrawal';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const show = (part: Partial<typeof receipt>) =>
  showInShop(<Receipt site={siteRules.nl} receipt={{ ...receipt, ...part }} />);

test('goods that were sent and paid are to be sent back, and the money comes back', () => {
  show({});
  expect(screen.getByText(/retourbeleid/)).toHaveTextContent('U krijgt uw geld binnen 14 dagen');
});

test('goods that nobody paid or sent bring no promise of money, and nothing to send back', () => {
  show({ isSent: false, paidBy: 'nobody' });
  const text = screen.getByText(/Wij sturen deze artikelen niet naar u toe/);
  expect(text).toHaveTextContent('Voor deze artikelen hoeft u niet te betalen.');
  expect(text).not.toHaveTextContent('U krijgt uw geld');
});

test('of an order that a lender paid, nothing is owed', () => {
  show({ isSent: false, isOrderCancelled: true, paidBy: 'lender' });
  expect(screen.getByText(/is geannuleerd/)).toHaveTextContent('U hoeft hiervoor niet te betalen.');
});
