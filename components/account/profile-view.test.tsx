import { act, screen, waitFor, within } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, later, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { ProfileView } from './profile-view';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const customer = {
  userId: 'c-1',
  email: 'sanne@example.nl',
  firstName: 'Sanne',
  lastName: 'de Wit',
  phone: '',
  gender: null,
  ...{ companyName: '', vatNumber: '', vatCheck: null, taxOffice: '', taxNumber: '' },
};
const told = hearNotifications();

beforeAll(giveDialogs);
beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

const save = () => screen.getByRole('button', { name: 'Opslaan' });
const savePassword = () => screen.getByRole('button', { name: 'Wachtwoord opslaan' });

test('a name that was changed is saved once and said', async () => {
  const slow = later([{ ...customer, firstName: 'Sanna' }]);
  const asked = fakeApi({ 'GET customer': [customer], 'PUT customer': slow.answer });
  const { user } = showInShop(<ProfileView />);
  const first = await screen.findByLabelText('Voornaam');
  expect(first).toHaveValue('Sanne');
  await user.clear(first);
  await user.type(first, 'Sanna');
  await user.click(save());
  expect(save()).toHaveAttribute('aria-busy', 'true');
  await user.click(save());
  slow.arrive();
  await waitFor(() => expect(told).toEqual(['success: Uw gegevens zijn opgeslagen']));
  const sent = asked.filter(({ call }) => call === 'PUT customer');
  expect(sent.map(({ items }) => items)).toMatchObject([[{ firstName: 'Sanna', lastName: 'de Wit' }]]);
});

test('what another tab has saved is not given back its value of before, and what was typed here stays', async () => {
  let stored = customer;
  const asked = fakeApi({
    'GET customer': () => [stored],
    'PUT customer': () => [{ ...stored, lastName: 'de Wit Jansen' }],
  });
  const { user } = showInShop(<ProfileView />);
  await user.type(await screen.findByLabelText('Achternaam'), ' Jansen');
  stored = { ...customer, phone: '+31612345678' };
  // As does who comes back from another tab after a while.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByLabelText(/^Telefoonnummer/)).toHaveValue('+31612345678'));
  expect(screen.getByLabelText('Achternaam')).toHaveValue('de Wit Jansen');
  await user.click(save());
  await waitFor(() => expect(told).toHaveLength(1));
  expect(asked.find(({ call }) => call === 'PUT customer')?.items).toMatchObject([
    { lastName: 'de Wit Jansen', phone: '+31612345678' },
  ]);
});

test('a business is told with its VAT number, checked at its field and kept as written', async () => {
  const check = { number: 'NL001234567B01', askedAt: '2026-11-20T09:00:00.000Z', consultationNumber: null };
  const saved = {
    ...customer,
    companyName: 'De Wit B.V.',
    vatNumber: check.number,
    vatCheck: { ...check, state: 'invalid' },
  };
  const asked = fakeApi({ 'GET customer': [customer], 'PUT customer/business': [saved] });
  const { user } = showInShop(<ProfileView />);
  const button = await screen.findByRole('button', { name: 'Bedrijfsgegevens opslaan' });
  await user.type(screen.getByLabelText(/^Btw-nummer/), 'NL12');
  await user.click(button);
  expect(await screen.findByText(/^Vul een geldig btw-nummer in/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Bedrijfsnaam/)).toHaveAccessibleDescription(/verplicht|Vul/);
  expect(asked.some(({ call }) => call === 'PUT customer/business')).toBe(false);
  await user.type(screen.getByLabelText(/^Bedrijfsnaam/), 'De Wit B.V.');
  await user.clear(screen.getByLabelText(/^Btw-nummer/));
  await user.type(screen.getByLabelText(/^Btw-nummer/), 'nl 0012.345.67 b01');
  await user.click(button);
  await waitFor(() => expect(told).toEqual(['success: Uw gegevens zijn opgeslagen']));
  expect(asked.find(({ call }) => call === 'PUT customer/business')?.items).toMatchObject([
    { companyName: 'De Wit B.V.', vatNumber: 'NL001234567B01' },
  ]);
  expect(screen.getByLabelText(/^Btw-nummer/)).toHaveAccessibleDescription(
    /staat niet in VIES.*bestellen kan/,
  );
});

const change = async (email: string) => {
  const { user } = showInShop(<ProfileView />);
  await user.click(await screen.findByRole('button', { name: 'E-mailadres wijzigen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Uw e-mailadres wijzigen' }));
  await user.type(dialog.getByLabelText('Nieuw e-mailadres'), email);
  await user.type(dialog.getByLabelText('Huidig wachtwoord'), 'het wachtwoord');
  await user.click(dialog.getByRole('button', { name: 'Link versturen' }));
  return dialog;
};

test('another e-mail address is asked for, and where the link went is said', async () => {
  const asked = fakeApi({
    'GET customer': [customer],
    'PUT customer/email': [{ pendingEmail: 'sanna@example.nl' }],
  });
  const dialog = await change('sanna@example.nl');
  expect(await dialog.findByRole('status')).toHaveTextContent('een link gestuurd naar sanna@example.nl');
  expect(asked.find(({ call }) => call === 'PUT customer/email')?.items).toEqual([
    { email: 'sanna@example.nl', currentPassword: 'het wachtwoord' },
  ]);
  expect(screen.getByText('sanne@example.nl')).toBeInTheDocument();
});

test('an e-mail address that is taken is said, and what was typed stays', async () => {
  fakeApi({
    'GET customer': [customer],
    'PUT customer/email': refuse('email-taken', 'Dit adres is in gebruik'),
  });
  const dialog = await change('sanna@example.nl');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Dit adres is in gebruik');
  expect(dialog.getByLabelText('Nieuw e-mailadres')).toHaveValue('sanna@example.nl');
});

test('an empty name is refused at its field', async () => {
  const asked = fakeApi({ 'GET customer': [customer] });
  const { user } = showInShop(<ProfileView />);
  await user.clear(await screen.findByLabelText('Achternaam'));
  await user.click(save());
  expect(await screen.findByText('Vul uw achternaam in')).toBeInTheDocument();
  expect(screen.getByLabelText('Achternaam')).toBeInvalid();
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});

test('a profile that could not be loaded is said, and asked for again', async () => {
  let isUp = false;
  fakeApi({ 'GET customer': () => (isUp ? [customer] : refuse('unavailable')) });
  const { user } = showInShop(<ProfileView />);
  await screen.findByRole('alert');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByLabelText('Voornaam')).toHaveValue('Sanne');
});

test('a new password is saved, its fields are empty afterwards, and where one is signed in is read again', async () => {
  const asked = fakeApi({
    'GET customer': [customer],
    'GET customer/sessions': [],
    'PUT customer/password': [tokensOf('Customer')],
  });
  const { user } = showInShop(<ProfileView />);
  await user.type(await screen.findByLabelText('Huidig wachtwoord'), 'het oude wachtwoord');
  await user.type(screen.getByLabelText('Nieuw wachtwoord'), 'het nieuwe wachtwoord');
  await user.click(savePassword());
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toContain('Uw wachtwoord is gewijzigd');
  expect(asked.find(({ call }) => call === 'PUT customer/password')?.items).toEqual([
    { currentPassword: 'het oude wachtwoord', newPassword: 'het nieuwe wachtwoord' },
  ]);
  await waitFor(() => expect(asked.filter(({ call }) => call === 'GET customer/sessions')).toHaveLength(2));
  expect(screen.getByLabelText('Huidig wachtwoord')).toHaveValue('');
});

test('a wrong current password stands at its field, and nothing that was typed is lost', async () => {
  const fields = [{ property: 'currentPassword', message: 'Dit wachtwoord klopt niet' }];
  fakeApi({ 'GET customer': [customer], 'PUT customer/password': refuse('invalid-credentials', '', fields) });
  const { user } = showInShop(<ProfileView />);
  await user.type(await screen.findByLabelText('Huidig wachtwoord'), 'fout');
  await user.type(screen.getByLabelText('Nieuw wachtwoord'), 'het nieuwe wachtwoord');
  await user.click(savePassword());
  await waitFor(() =>
    expect(screen.getByLabelText('Huidig wachtwoord')).toHaveAccessibleDescription(
      'Dit wachtwoord klopt niet',
    ),
  );
  expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue('het nieuwe wachtwoord');
});

test('a copy of the data is downloaded', async () => {
  fakeApi({ 'GET customer': [customer], 'GET customer/export': [{ customer }] });
  const downloads: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:copy', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(`${this.download} ${this.href}`);
  });
  const { user } = showInShop(<ProfileView />);
  const data = await screen.findByRole('region', { name: 'Uw gegevens' });
  await user.click(within(data).getByRole('button', { name: 'Gegevens downloaden' }));
  await waitFor(() => expect(downloads).toEqual(['linden-account.json blob:copy']));
});

test('a copy that cannot be had is said', async () => {
  fakeApi({ 'GET customer': [customer] });
  const { user } = showInShop(<ProfileView />);
  await user.click(await screen.findByRole('button', { name: 'Gegevens downloaden' }));
  await waitFor(() => expect(told).toEqual(['error: Dat is niet gelukt. Probeer het zo nog eens.']));
});

test('the newsletter is ended by one call, which can be undone', async () => {
  const end = 'DELETE subscribe/sanne%40example.nl';
  const asked = fakeApi({
    'GET customer': [customer],
    [end]: [{ status: 'unsubscribed' }],
    'POST subscribe': [{ status: 'confirmation-sent' }],
  });
  const { user } = showInShop(<ProfileView />);
  await user.click(await screen.findByRole('button', { name: 'Afmelden' }));
  await waitFor(() => expect(told).toEqual(['success: U krijgt de nieuwsbrief niet meer']));
  expect(asked.find(({ call }) => call === end)?.headers.get('authorization')).toMatch(/^Bearer /);
  await user.click(screen.getByRole('button', { name: 'Aanmelden' }));
  await waitFor(() => expect(told).toHaveLength(2));
  const sent = asked.find(({ call }) => call.startsWith('POST subscribe'));
  expect(sent?.items).toEqual([{ email: 'sanne@example.nl', source: 'account' }]);
});

test('a newsletter that could not be ended is said, and nothing else', async () => {
  fakeApi({ 'GET customer': [customer], 'DELETE subscribe/sanne%40example.nl': refuse('unavailable') });
  const { user } = showInShop(<ProfileView />);
  await user.click(await screen.findByRole('button', { name: 'Afmelden' }));
  await waitFor(() => expect(told).toEqual(['error: Dat is niet gelukt. Probeer het zo nog eens.']));
});
