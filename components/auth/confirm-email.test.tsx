import { screen } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { hasSession } from '@/lib/api/tokens';
import { siteRules } from '@/sites/rules';
import { ConfirmEmail } from './confirm-email';

let mockSearch = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useSearchParams: () => new URLSearchParams(mockSearch),
}));

const { nl } = siteRules;
const call = 'POST customer/email/confirmation';

beforeEach(() => {
  mockSearch = 'token=abc';
});
afterEach(clearVisit);

const button = () => screen.getByRole('button', { name: 'E-mailadres bevestigen' });

test('nothing is confirmed by opening the link, only by a press', async () => {
  const asked = fakeApi({ [call]: [{ userId: 'c-1', email: 'sanna@example.nl' }] });
  const { user } = showInShop(<ConfirmEmail />);
  expect(asked).toEqual([]);
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent('inloggen met sanna@example.nl');
  expect(asked.map(({ items }) => items)).toEqual([[{ token: 'abc' }]]);
  expect(screen.getByRole('link', { name: 'Inloggen' })).toBeInTheDocument();
});

test.each([
  ['who is signed in to that account is not any more', 'c-1', false],
  ['somebody else who is signed in here stays so', 'c-2', true],
])('%s', async (_case, userId, isSignedIn) => {
  visitAs('Customer');
  fakeApi({ [call]: [{ userId, email: 'sanna@example.nl' }] });
  const { user } = showInShop(<ConfirmEmail />);
  await user.click(button());
  await screen.findByRole('status');
  expect(hasSession(nl)).toBe(isSignedIn);
});

test('a link that has expired leads to where a new one is asked for', async () => {
  fakeApi({ [call]: refuse('link-expired', 'Deze link is verlopen.') });
  const { user } = showInShop(<ConfirmEmail />);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze link is verlopen.');
  expect(screen.getByRole('link', { name: 'Opnieuw aanvragen bij Mijn gegevens' })).toHaveAttribute(
    'href',
    expect.stringContaining('sign-in?next='),
  );
});

test('a link without its key cannot be used, and says so at once', () => {
  mockSearch = '';
  showInShop(<ConfirmEmail />);
  expect(screen.getByRole('alert')).toHaveTextContent('Deze link is niet volledig');
  expect(button()).toBeDisabled();
});
