import { screen, waitFor } from '@testing-library/react';
import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { currentIdentity } from '@/lib/auth/identity';
import { someOrder } from '@/lib/order/testing/some-order';
import { toOrder } from '@/lib/order/to-order';
import { siteRules } from '@/sites/rules';
import { OfferAccount } from './offer-account';

const { nl } = siteRules;
const { email, lastName } = someOrder.billingAddress;

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

async function choose(password: string) {
  const { user } = showInShop(<OfferAccount site={nl} order={toOrder(someOrder, siteRules.nl)} />);
  await user.type(screen.getByLabelText('Wachtwoord'), password);
  await user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
}

test('a password makes an account of whoever has ordered, and their order moves into it', async () => {
  const asked = fakeApi({ 'POST signup': [tokensOf('Customer')] });
  const timesLeft = watchLeaving();
  await choose('drie groene stoelen');
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked[0]?.items).toMatchObject([
    { firstName: 'Jan', lastName, email, password: 'drie groene stoelen' },
  ]);
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(currentIdentity(nl)?.type).toBe('Customer');
});

test('a password that is too short is refused at its field, before anything is sent', async () => {
  const asked = fakeApi({});
  await choose('kort');
  await waitFor(() => expect(screen.getByLabelText('Wachtwoord')).toBeInvalid());
  expect(asked).toEqual([]);
});

test('who has an account already is led to it, and the order to them', async () => {
  fakeApi({ 'POST signup': refuse('email-taken', 'Er is al een account met dit e-mailadres') });
  await choose('drie groene stoelen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is al een account');
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`?order=${someOrder.id}`)),
  );
});
