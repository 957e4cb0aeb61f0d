import { screen, waitFor, within } from '@testing-library/react';
import { someAddress } from '@/api/contract/testing/some-address';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { AddressesView } from './addresses-view';
import { NoAddresses } from './empty-lists';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const home = { ...someAddress, isMain: true };
const office = { ...someAddress, id: 'a-2', street: 'Kade', city: 'Rotterdam', isMain: false };
const told = hearNotifications();

beforeAll(giveDialogs);
beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('a new customer is told that there is no address yet', async () => {
  fakeApi({ 'GET customeraddress': [] });
  showInShop(<AddressesView empty={<NoAddresses />} />);
  expect(
    await screen.findByRole('heading', { name: 'U hebt nog geen adressen opgeslagen' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Bewaar een adres/)).toBeInTheDocument();
});

test('what could not be loaded is said, not shown as nothing, and can be asked for again', async () => {
  let isUp = false;
  fakeApi({ 'GET customeraddress': () => (isUp ? [home] : refuse('unavailable')) });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit kon niet worden geladen');
  expect(screen.queryByText('U hebt nog geen adressen opgeslagen')).not.toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Standaardadres')).toBeInTheDocument();
});

test('an address is removed after a question, and the heading takes the focus of its button', async () => {
  let addresses = [home, office];
  const asked = fakeApi({
    'GET customeraddress': () => addresses,
    'DELETE customeraddress/a-2': () => {
      addresses = [home];
      return [{ id: 'a-2' }];
    },
  });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  await user.click(await screen.findByRole('button', { name: /^Kade.* verwijderen$/ }));
  const dialog = screen.getByRole('dialog', { name: 'Dit adres verwijderen?' });
  expect(asked.map(({ call }) => call)).toEqual(['GET customeraddress']);
  await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(screen.queryByText(/Kade/)).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a removal that fails is said where it was asked for, and the address stays', async () => {
  fakeApi({ 'GET customeraddress': [home, office] });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  const ask = await screen.findByRole('button', { name: /^Kade.* verwijderen$/ });
  await user.click(ask);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Dat is niet gelukt. Probeer het zo nog eens.');
  expect(told).toEqual([]);
  expect(screen.getAllByText(/Kade/).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await user.click(ask);
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

test('an address that cannot become the main one says so', async () => {
  fakeApi({ 'GET customeraddress': [home, office] });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  await user.click(await screen.findByRole('button', { name: 'Als standaard gebruiken' }));
  await waitFor(() => expect(told).toEqual(['error: Dat is niet gelukt. Probeer het zo nog eens.']));
});

test('a removal whose answer got lost is seen in the list', async () => {
  let addresses = [home, office];
  fakeApi({
    'GET customeraddress': () => addresses,
    'DELETE customeraddress/a-2': () => {
      addresses = [home];
      throw new TypeError('Failed to fetch');
    },
  });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  await user.click(await screen.findByRole('button', { name: /^Kade.* verwijderen$/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(screen.queryByText(/^Kade/)).not.toBeInTheDocument());
});

test('another address becomes the main one', async () => {
  let addresses = [home, office];
  fakeApi({
    'GET customeraddress': () => addresses,
    'PUT customeraddresssetasdefault/a-2': () => {
      addresses = [
        { ...home, isMain: false },
        { ...office, isMain: true },
      ];
      return [addresses[1] ?? {}];
    },
  });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  await user.click(await screen.findByRole('button', { name: 'Als standaard gebruiken' }));
  await waitFor(() => {
    const card = screen.getByText('Standaardadres').closest('li');
    expect(card).toHaveTextContent('Kade');
  });
});

test('a postcode nobody delivers to is explained at its field, and what was typed stays', async () => {
  const message = 'Op deze postcode bezorgen wij niet.';
  fakeApi({
    'GET customeraddress': [home],
    'PUT customeraddress': refuse('invalid-input', 'Ongeldig', [{ property: 'zipCode', message }]),
  });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  await user.click(await screen.findByRole('button', { name: /^Lindenlaan.* wijzigen$/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  const field = dialog.getByLabelText('Postcode');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(home.zipCode);
});

test('an address that was changed is saved under its number, and shown', async () => {
  let saved = office;
  const asked = fakeApi({
    'GET customeraddress': () => [home, saved],
    'PUT customeraddress': () => {
      saved = { ...office, street: 'Coolsingel' };
      return [saved];
    },
  });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  await user.click(await screen.findByRole('button', { name: /^Kade.* wijzigen$/ }));
  const dialog = screen.getByRole('dialog', { name: 'Adres wijzigen' });
  const street = within(dialog).getByLabelText('Straat');
  expect(street).toHaveValue('Kade');
  await user.clear(street);
  await user.type(street, 'Coolsingel');
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(told).toEqual(['success: Het adres is opgeslagen']));
  expect(asked.find(({ call }) => call === 'PUT customeraddress')?.items).toMatchObject([
    { id: 'a-2', street: 'Coolsingel', isMain: false },
  ]);
  expect(await screen.findByText(/Coolsingel/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an address of a business asks for its name, and is kept with its kind', async () => {
  const asked = fakeApi({ 'GET customeraddress': [home], 'PUT customeraddress': [home] });
  const { user } = showInShop(<AddressesView empty={<NoAddresses />} />);
  expect((await screen.findByText('Standaardadres')).closest('li')).toHaveTextContent('Thuis');
  await user.click(screen.getByRole('button', { name: /^Lindenlaan.* wijzigen$/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Particulier' })).toBeChecked();
  expect(dialog.queryByLabelText('Bedrijfsnaam')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Zakelijk' }));
  await user.selectOptions(dialog.getByLabelText('Soort adres'), 'Werk');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(dialog.getByLabelText('Bedrijfsnaam')).toBeInvalid());
  await user.type(dialog.getByLabelText('Bedrijfsnaam'), 'Linden BV');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(told).toEqual(['success: Het adres is opgeslagen']));
  expect(asked.find(({ call }) => call === 'PUT customeraddress')?.items).toMatchObject([
    { addressInfo: 'business', title: 'work', companyName: 'Linden BV' },
  ]);
});
