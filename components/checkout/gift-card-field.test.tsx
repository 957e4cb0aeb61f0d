import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { useCheckoutStore } from '@/lib/checkout/store';
import { siteRules } from '@/sites/rules';
import GiftCardField from './gift-card-field';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const basket = toBasket(basketAnswer([itemAnswer('V1', 2)]), siteRules.nl);
const total = basket.summary.total.amount;
const code = '2345-6789-CDFH-JKMN-PQRT';
const read = 'POST gift-cards/balance';
const cardOf = (balance: number) => [
  { end: 'PQRT', amount: eur(50_000), balance: eur(balance), validUntil: '2031-11-16' },
];

beforeEach(() => {
  visitAs('Guest');
  useCheckoutStore.setState({ giftCard: null });
});
afterEach(clearVisit);

const show = () => showInShop(<GiftCardField site={siteRules.nl} basket={basket} />).user;

async function type(user: ReturnType<typeof show>) {
  await user.type(screen.getByLabelText('Code van de cadeaukaart'), `${code}{Enter}`);
}

test('Enter asks for the card, which says what it pays, with the focus, and can be put away', async () => {
  const asked = fakeApi({ [read]: cardOf(100) });
  const user = show();
  await type(user);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/1 met cadeaukaart …PQRT/));
  expect(asked.map(({ items }) => items)).toEqual([[{ code }]]);
  await user.click(screen.getByRole('button', { name: 'Kaart niet gebruiken' }));
  expect(useCheckoutStore.getState().giftCard).toBeNull();
  expect(screen.getByLabelText('Code van de cadeaukaart')).toBeVisible();
});

test('one that is worth all of it says that no other way is needed', async () => {
  fakeApi({ [read]: cardOf(total + 1) });
  const user = show();
  await type(user);
  expect(await screen.findByText(/Een andere betaalmethode is niet nodig/)).toBeVisible();
});

test('an empty one says so', async () => {
  fakeApi({ [read]: cardOf(0) });
  const user = show();
  await type(user);
  expect(await screen.findByText('Op cadeaukaart …PQRT staat niets meer.')).toBeVisible();
});

test('a code that is refused stays to be mended', async () => {
  const message = 'Deze code geldt niet.';
  fakeApi({ [read]: refuse('gift-card-invalid', message) });
  const user = show();
  await type(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Code van de cadeaukaart')).toHaveValue(code);
});
