import { screen, waitFor } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { ApiFailure } from '@/lib/api/failure';
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
const cardOf = (balance: number) => ({
  ...{ code, end: 'PQRT', amount: eur(50_000), validUntil: '2031-11-16' },
  balance: eur(balance),
});

beforeEach(() => {
  visitAs('Guest');
  fakeApi({});
  useCheckoutStore.setState({ giftCard: null });
});
afterEach(clearVisit);

function show(read: () => Promise<ReturnType<typeof cardOf>>) {
  return showInShop(<GiftCardField site={siteRules.nl} basket={basket} read={read} />).user;
}

async function type(user: ReturnType<typeof show>) {
  await user.type(screen.getByLabelText('Code van de cadeaukaart'), `${code}{Enter}`);
}

test('Enter asks for the card, which says what it pays, with the focus, and can be put away', async () => {
  const user = show(async () => cardOf(100));
  await type(user);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/1,- met cadeaukaart …PQRT/));
  await user.click(screen.getByRole('button', { name: 'Kaart niet gebruiken' }));
  expect(useCheckoutStore.getState().giftCard).toBeNull();
  expect(screen.getByLabelText('Code van de cadeaukaart')).toBeVisible();
});

test('one that is worth all of it says that no other way is needed', async () => {
  const user = show(async () => cardOf(total + 1));
  await type(user);
  expect(await screen.findByText(/Een andere betaalmethode is niet nodig/)).toBeVisible();
});

test('an empty one says so', async () => {
  const user = show(async () => cardOf(0));
  await type(user);
  expect(await screen.findByText('Op cadeaukaart …PQRT staat niets meer.')).toBeVisible();
});

test('a code that is refused stays to be mended', async () => {
  const message = 'Deze code geldt niet.';
  const user = show(async () => {
    throw new ApiFailure({ status: 422, code: 'gift-card-invalid', message, fields: [] });
  });
  await type(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Code van de cadeaukaart')).toHaveValue(code);
});
