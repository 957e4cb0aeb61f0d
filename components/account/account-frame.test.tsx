import { act, screen, waitFor } from '@testing-library/react';
import { giveDialogs, watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { clearTokens, keepTokens } from '@/lib/auth/keep-tokens';
import { siteRules } from '@/sites/rules';
import { AccountFrame } from './account-frame';
import { DeleteAccount } from './delete-account';

let mockPath = '/nl/account/orders';
const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  usePathname: () => mockPath,
  useRouter: () => ({ replace: mockReplace }),
}));

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const page = (
  <AccountFrame>
    <p>Wat hier staat</p>
  </AccountFrame>
);

beforeAll(giveDialogs);
afterEach(() => {
  act(() => comeBack());
  mockReplace.mockClear();
  mockPath = '/nl/account/orders';
  clearVisit();
});

test('a guest is asked to sign in, and comes back to the page', () => {
  visitAs('Guest');
  showInShop(page);
  expect(mockReplace.mock.calls).toEqual([['/nl/auth/sign-in?next=%2Fnl%2Faccount%2Forders']]);
  expect(screen.queryByText('Wat hier staat')).not.toBeInTheDocument();
});

test('the order that the address names is shown again after signing in', () => {
  window.history.replaceState(null, '', '/nl/account/orders?order=o-1');
  visitAs('Guest');
  showInShop(page);
  expect(mockReplace.mock.calls).toEqual([['/nl/auth/sign-in?next=%2Fnl%2Faccount%2Forders%3Forder%3Do-1']]);
});

test('so is a customer whose session ends', () => {
  visitAs('Customer');
  showInShop(page);
  expect(screen.getByText('Wat hier staat')).toBeInTheDocument();
  act(() => clearTokens(siteRules.nl));
  expect(mockReplace).toHaveBeenCalledTimes(1);
});

test('who signs in from another tab finds nothing that the one before has typed', async () => {
  visitAs('Customer');
  const { user } = showInShop(
    <AccountFrame>
      <input aria-label="Voornaam" />
    </AccountFrame>,
  );
  const field = () => screen.getByRole('textbox', { name: 'Voornaam' });
  await user.type(field(), 'Sanne');
  const claims = btoa(JSON.stringify({ type: 'Customer', sub: 'c-2' }));
  act(() => keepTokens(siteRules.nl, { accessToken: `x.${claims}.x`, refreshToken: 'refresh' }));
  expect(field()).toHaveValue('');
});

test('who signs out is led home and nowhere else, until the page is looked at again', async () => {
  visitAs('Customer');
  fakeApi({ 'POST signout': [{}], 'POST signin': [tokensOf('Guest')] });
  const timesLeft = watchLeaving();
  const { user } = showInShop(page);
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(mockReplace).not.toHaveBeenCalled();
  expect(screen.queryByText('Wat hier staat')).not.toBeInTheDocument();
  // Back, to the page as the browser has kept it.
  act(() => comeBack());
  expect(mockReplace).toHaveBeenCalledTimes(1);
});

test('so is who deletes the account', async () => {
  visitAs('Customer');
  fakeApi({ 'POST customer/deletion': [{ userId: 'c-1' }] });
  const timesLeft = watchLeaving();
  const { user } = showInShop(
    <AccountFrame>
      <DeleteAccount site={siteRules.nl} />
    </AccountFrame>,
  );
  await user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
  await user.type(screen.getByLabelText('Huidig wachtwoord'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Voorgoed verwijderen' }));
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(mockReplace).not.toHaveBeenCalled();
});

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an administrator finds what works, and is told what is for customers', () => {
  visitAs('Admin');
  const { again } = showInShop(page);
  expect(entries()).toEqual([
    'Mijn bestellingen',
    'Mijn adressen',
    'Veelgestelde vragen',
    'Favorieten',
    'Cookie-instellingen',
    'Uitloggen',
  ]);
  expect(screen.getByText('Wat hier staat')).toBeInTheDocument();
  mockPath = '/nl/account/profile';
  again(
    <AccountFrame>
      <p>Wat hier staat</p>
    </AccountFrame>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeInTheDocument();
  expect(screen.queryByText('Wat hier staat')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
});

test('a customer finds all pages of the account', () => {
  visitAs('Customer');
  mockPath = '/nl/account/profile';
  showInShop(page);
  expect(entries()).toContain('Mijn gegevens');
  expect(screen.getByText('Wat hier staat')).toBeInTheDocument();
});
