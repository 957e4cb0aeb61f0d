import { screen, waitFor } from '@testing-library/react';
import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { ResetPasswordForm } from './reset-password-form';

let mockSearch = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useSearchParams: () => new URLSearchParams(mockSearch),
}));

beforeEach(() => {
  mockSearch = 'token=abc';
});
afterEach(clearVisit);

const button = () => screen.getByRole('button', { name: 'Wachtwoord opslaan' });

async function choose(password: string) {
  const { user } = showInShop(<ResetPasswordForm />);
  await user.type(screen.getByLabelText('Nieuw wachtwoord'), password);
  await user.click(button());
}

test('a new password is set by the link of the mail', async () => {
  const asked = fakeApi({ 'PUT customerresetpwd': [{ email: 'sanne@example.nl' }] });
  await choose('een lang wachtwoord');
  expect(await screen.findByRole('status')).toHaveTextContent('Uw wachtwoord is gewijzigd');
  expect(asked.map(({ items }) => items)).toEqual([[{ token: 'abc', password: 'een lang wachtwoord' }]]);
  expect(screen.getByRole('link', { name: 'Inloggen' })).toBeInTheDocument();
});

test('a link that has expired leads to a new one', async () => {
  fakeApi({ 'PUT customerresetpwd': refuse('reset-link-expired', 'Deze link is verlopen') });
  await choose('een lang wachtwoord');
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze link is verlopen');
  expect(screen.getByRole('link', { name: 'Nieuwe link aanvragen' })).toHaveAttribute(
    'href',
    expect.stringContaining('forgot-password'),
  );
});

test('a customer who wants a new link is signed out on the way to it', async () => {
  visitAs('Customer');
  const timesLeft = watchLeaving();
  const asked = fakeApi({
    'PUT customerresetpwd': refuse('reset-link-expired', 'Deze link is verlopen'),
    'POST signout': [{}],
    'POST signin': [tokensOf('Guest')],
  });
  const { user } = showInShop(<ResetPasswordForm />);
  await user.type(screen.getByLabelText('Nieuw wachtwoord'), 'een lang wachtwoord');
  await user.click(button());
  await user.click(await screen.findByRole('link', { name: 'Nieuwe link aanvragen' }));
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.map(({ call }) => call)).toContain('POST signout');
});

test('a link without its key cannot be used, and says so at once', () => {
  mockSearch = '';
  showInShop(<ResetPasswordForm />);
  expect(screen.getByRole('alert')).toHaveTextContent('Deze link is niet volledig');
  expect(button()).toBeDisabled();
});
