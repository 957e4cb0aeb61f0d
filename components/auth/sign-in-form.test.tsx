import { screen, waitFor } from '@testing-library/react';
import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, later, refuse, tokensOf } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { currentIdentity } from '@/lib/auth/identity';
import { siteRules } from '@/sites/rules';
import { SignInForm } from './sign-in-form';

let mockSearch = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useSearchParams: () => new URLSearchParams(mockSearch),
}));

beforeEach(() => {
  mockSearch = '';
});
afterEach(clearVisit);

const button = () => screen.getByRole('button', { name: 'Inloggen' });

async function fill(user: ReturnType<typeof showInShop>['user']) {
  await user.type(screen.getByLabelText('E-mailadres'), 'sanne@example.nl');
  await user.type(screen.getByLabelText('Wachtwoord'), 'een lang wachtwoord');
}

test('the right password signs in and leaves the page', async () => {
  const asked = fakeApi({ 'POST signin': [tokensOf('Customer')] });
  const timesLeft = watchLeaving();
  const { user } = showInShop(<SignInForm />);
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.map(({ items }) => items)).toEqual([
    [{ id: 'sanne@example.nl', secret: 'een lang wachtwoord', grantType: 'Password' }],
  ]);
  expect(currentIdentity(siteRules.nl)).toMatchObject({ type: 'Customer', firstName: 'Sanne' });
});

test('a wrong password is said, and what was typed stays', async () => {
  fakeApi({ 'POST signin': refuse('invalid-credentials', 'E-mailadres of wachtwoord klopt niet') });
  const { user } = showInShop(<SignInForm />);
  await fill(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mailadres of wachtwoord klopt niet');
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('sanne@example.nl');
  expect(screen.getByLabelText('Wachtwoord')).toHaveValue('een lang wachtwoord');
  expect(currentIdentity(siteRules.nl)).toBeNull();
});

test('an outage is said in words of the shop', async () => {
  fakeApi({ 'POST signin': refuse('unavailable', 'database down') });
  const { user } = showInShop(<SignInForm />);
  await fill(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Dat is niet gelukt.*staat er nog/);
});

test('it is sent once however often the button is pressed meanwhile', async () => {
  const slow = later(refuse('invalid-credentials', 'Klopt niet'));
  const asked = fakeApi({ 'POST signin': slow.answer });
  const { user } = showInShop(<SignInForm />);
  await fill(user);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  slow.arrive();
  await screen.findByRole('alert');
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(asked).toHaveLength(1);
});

test('nothing is sent without an address', async () => {
  const asked = fakeApi({});
  const { user } = showInShop(<SignInForm />);
  await user.click(button());
  expect(await screen.findByLabelText('E-mailadres')).toHaveAccessibleDescription('Vul uw e-mailadres in');
  expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('the password can be shown', async () => {
  const { user } = showInShop(<SignInForm />);
  const show = screen.getByRole('button', { name: 'Wachtwoord tonen' });
  expect(screen.getByLabelText('Wachtwoord')).toHaveAttribute('type', 'password');
  await user.click(show);
  expect(screen.getByLabelText('Wachtwoord')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Wachtwoord verbergen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the way to an account keeps where to go afterwards', () => {
  mockSearch = 'next=/nl/account/favorites';
  showInShop(<SignInForm />);
  expect(screen.getByRole('link', { name: 'Account aanmaken' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/nl/account/favorites')),
  );
});
