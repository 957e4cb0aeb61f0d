import { screen, waitFor } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { BasketEmpty, BasketFailed } from '../basket/basket-states';
import { CheckoutView } from './checkout-view';

jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useRouter: () => ({ push: () => {} }),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(clearVisit);

const lookUp = 'POST lookup/customer/email';

/** Leaves the field of the address, and goes on to the next one. @returns what was looked up */
async function tellEmail(who: 'Guest' | 'Customer', loginBeforeCheckout: boolean) {
  visitAs(who);
  const asked = fakeApi({
    'GET basket': [basketAnswer([itemAnswer('V1')])],
    'GET customeraddress': [],
    'GET remote-config': [{ featureFlags: { loginBeforeCheckout }, welcomePopup: null }],
    [lookUp]: [{ emailIsUsed: true }],
  });
  const { user } = showInShop(
    <CheckoutView failed={<BasketFailed site="nl" />} empty={<BasketEmpty site="nl" />} />,
  );
  const email = await screen.findByLabelText('E-mailadres');
  await user.clear(email);
  await user.type(email, 'sanne@example.nl');
  await user.tab();
  expect(screen.getByLabelText('Telefoonnummer')).toHaveFocus();
  return () => asked.filter(({ call }) => call === lookUp).map(({ items }) => items);
}

test('a shop that suggests to sign in does so again to whoever leaves an address with an account', async () => {
  const lookedUp = await tellEmail('Guest', true);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/nl/auth/sign-in?next=%2Fnl%2Fcheckout');
  expect(link.closest('[role=status]')).toHaveTextContent('Zonder inloggen kunt u gewoon verder.');
  expect(lookedUp()).toEqual([[{ email: 'sanne@example.nl' }]]);
  expect(screen.getByRole('button', { name: 'Verder naar bezorging' })).toBeEnabled();
});

test.each([
  ['a guest where it is not suggested', 'Guest', false],
  ['a customer', 'Customer', true],
] as const)('the address of %s is not looked up', async (_who, type, isOn) => {
  const lookedUp = await tellEmail(type, isOn);
  await waitFor(() => expect(screen.getByLabelText('E-mailadres')).toHaveValue('sanne@example.nl'));
  expect(lookedUp()).toEqual([]);
});
