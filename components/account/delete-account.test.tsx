import { act, screen, waitFor } from '@testing-library/react';
import { giveDialogs, watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { currentIdentity } from '@/lib/auth/identity';
import { dialogLevel } from '@/lib/browser/dialog-entry';
import { siteRules } from '@/sites/rules';
import { DeleteAccount } from './delete-account';

beforeAll(giveDialogs);
beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

const confirm = () => screen.getByRole('button', { name: 'Voorgoed verwijderen' });

async function open() {
  const { user } = showInShop(<DeleteAccount site={siteRules.nl} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
  expect(screen.getByRole('dialog', { name: 'Uw account verwijderen?' })).toBeVisible();
  return user;
}

test('an account goes with the password only, and the session with it', async () => {
  const asked = fakeApi({ 'POST customer/deletion': [{ userId: 'c-1' }] });
  const timesLeft = watchLeaving();
  const user = await open();
  expect(confirm()).toBeDisabled();
  await user.type(screen.getByLabelText('Huidig wachtwoord'), 'geheim');
  await user.click(confirm());
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(dialogLevel()).toBe(0);
  expect(asked.map(({ items }) => items)).toEqual([[{ currentPassword: 'geheim' }]]);
  expect(currentIdentity(siteRules.nl)).toBeNull();
});

test('what stays is told, and why, before anything is deleted', async () => {
  fakeApi({});
  await open();
  const kept = screen.getByRole('heading', { name: 'Wat wij bewaren, en waarom' }).parentElement;
  expect(kept).toHaveTextContent(/bestellingen.*belastingwet.*herroeping.*nieuwsbrief/);
});

test('a wrong password is said and ends no session', async () => {
  fakeApi({ 'POST customer/deletion': refuse('invalid-credentials', 'Het wachtwoord klopt niet') });
  const user = await open();
  await user.type(screen.getByLabelText('Huidig wachtwoord'), 'fout');
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Het wachtwoord klopt niet');
  expect(confirm()).toBeEnabled();
  expect(currentIdentity(siteRules.nl)).toMatchObject({ type: 'Customer' });
});

test('Back closes the dialog, and what was typed and said is gone when it opens again', async () => {
  fakeApi({ 'POST customer/deletion': refuse('invalid-credentials', 'Het wachtwoord klopt niet') });
  const user = await open();
  await user.type(screen.getByLabelText('Huidig wachtwoord'), 'fout');
  await user.click(confirm());
  await screen.findByRole('alert');
  expect(dialogLevel()).toBe(1);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
  expect(screen.getByLabelText('Huidig wachtwoord')).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('whoever closes the dialog keeps the account', async () => {
  const asked = fakeApi({});
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
