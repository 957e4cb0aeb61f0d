import { screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { OrderSummary } from './order-summary';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const summary = {
  subTotal: euros(119_900),
  discount: euros(11_990),
  delivery: euros(0),
  total: euros(107_910),
  vat: euros(18_728),
};
const promotion = (id: string, title: string, amount: number) => ({ id, title, discount: euros(amount) });
const lines = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('a discount is told once, by its name and below the subtotal', () => {
  const promotions = [promotion('welcome', '10% welkomstkorting', 11_990), promotion('gift', 'Cadeau', 0)];
  showInShop(<OrderSummary summary={summary} promotions={promotions} locale="nl-NL" />);
  expect(lines()).toEqual(['Subtotaal', '10% welkomstkorting', 'Bezorging', 'Totaal']);
});

test.each([
  ['nobody says what it consists of', []],
  ['its parts do not add up to it', [promotion('welcome', '10% welkomstkorting', 5_000)]],
])('it is told as a whole where %s', (_case, promotions) => {
  showInShop(<OrderSummary summary={summary} promotions={promotions} locale="nl-NL" />);
  expect(lines()).toEqual(['Subtotaal', 'Korting', 'Bezorging', 'Totaal']);
});

test('what paying in parts costs is told with the total, and no VAT that leaves it out', () => {
  const props = { locale: 'nl-NL', installmentFee: 700 };
  const { again } = showInShop(<OrderSummary summary={{ ...summary, vat: null }} {...props} />);
  expect(screen.getByText('Inclusief btw')).toBeVisible();
  again(<OrderSummary summary={{ ...summary, vat: euros(18_849) }} {...props} />);
  expect(screen.getByText(/^Inclusief €\s188,49 btw$/)).toBeVisible();
});

test('what placing costs is called so', () => {
  const { again } = showInShop(<OrderSummary summary={summary} method="home" locale="nl-NL" />);
  expect(screen.getByText('Bezorging')).toBeInTheDocument();
  again(<OrderSummary summary={summary} method="placement" locale="nl-NL" />);
  expect(screen.getByText('Bezorging met plaatsing')).toBeInTheDocument();
});
