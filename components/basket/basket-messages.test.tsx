import { screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { basketAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { siteRules } from '@/sites/rules';
import { BasketMessages } from './basket-messages';

function show(code: number) {
  const basket = basketAnswer([], {
    messages: [{ code, message: 'Nog € 20 tot gratis bezorging', productId: null }],
  });
  showInShop(<BasketMessages site={siteRules.nl} messages={toBasket(basket, siteRules.nl).messages} />);
}

test('a call to action leads to more goods', () => {
  show(1000);
  expect(screen.getByRole('link', { name: 'Bekijk wat nieuw is' })).toHaveAttribute(
    'href',
    '/nl/newest-products',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([1001, 2001, 4001])('a message %d leads nowhere', (code) => {
  show(code);
  expect(screen.getByText('Nog € 20 tot gratis bezorging')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
