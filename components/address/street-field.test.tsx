import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { type AddressForm, blankAddress, toAddressForm } from '@/lib/address/schema';
import { siteRules } from '@/sites/rules';
import { AddressFields } from './address-fields';

const nobody = { shippingAddressId: null, billingAddressId: null };

type Props = {
  country: 'BE' | 'CZ' | 'NL' | 'TR';
  part?: 'shipping' | 'billing';
  zipCode?: string;
  houseNumber?: string;
};

function Form({ part = 'shipping', ...known }: Props) {
  const blank = { ...blankAddress(siteRules.nl), ...known };
  const form = useForm<AddressForm>({ defaultValues: toAddressForm([], nobody, blank) });
  return <AddressFields site={siteRules.nl} part={part} form={form} errors={undefined} />;
}

const place = {
  ...{ street: 'Veldstraat', houseNumber: '12', addition: '', zipCode: '9000', city: 'Gent' },
  ...{ district: 'Gent', county: 'Oost-Vlaanderen', country: 'BE' },
};
const street = () => screen.getByLabelText('Straat');
const fields = () =>
  ['Straat', 'Huisnummer', 'Postcode', 'Plaats'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  );

beforeEach(clearVisit);

test('an address that is chosen while the street is typed fills all its fields', async () => {
  const asked = fakeApi({
    'GET address/find': [{ id: 'be-1', type: 'address', text: 'Veldstraat 12', description: '9000 Gent' }],
    'GET address/retrieve': [place],
  });
  const { user } = showInShop(<Form country="BE" />);
  await user.type(street(), 'Velds');
  await user.click(await screen.findByRole('option', { name: /Veldstraat 12/ }));
  await waitFor(() => expect(fields()).toEqual(['Veldstraat', '12', '9000', 'Gent']));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Veldstraat, Gent');
  expect(asked.map(({ call }) => call)).toEqual([
    'GET address/find?text=Velds&countries=BE',
    'GET address/retrieve?id=be-1',
  ]);
});

test('the keys alone choose, look into a street, and go on where something is missing', async () => {
  fakeApi({
    'GET address/find?text=Velds&countries=BE': [
      { id: 'be-street', type: 'container', text: 'Veldstraat', description: '12 adressen' },
    ],
    'GET address/find?text=Velds&countries=BE&container=be-street': [
      { id: 'be-2', type: 'address', text: 'Veldstraat', description: '9000 Gent' },
    ],
    'GET address/retrieve': [{ ...place, houseNumber: '' }],
  });
  const { user } = showInShop(<Form country="BE" />);
  await user.type(street(), 'Velds');
  await screen.findByRole('option', { name: /12 adressen/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('option', { name: /9000 Gent/ });
  expect(street()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Huisnummer')).toHaveFocus());
  expect(fields()).toEqual(['Veldstraat', '', '9000', 'Gent']);
});

test('Czech addresses come whole', async () => {
  const values = {
    WHOLE_ADDRESS: 'Václavské náměstí 1700/68, 110 00 Praha 1',
    ...{ STREET: 'Václavské náměstí', NUMBER: '1700/68', CITY: 'Praha 1', ZIP: '110 00' },
  };
  const asked = fakeApi({ 'POST locations/cz': [{ suggestions: [{ id: null, type: 'address', values }] }] });
  const { user } = showInShop(<Form country="CZ" />);
  await user.type(street(), 'vacl');
  await user.click(await screen.findByRole('option', { name: /1700\/68/ }));
  await waitFor(() => expect(fields()).toEqual(['Václavské náměstí', '1700/68', '110 00', 'Praha 1']));
  expect(asked.at(-1)?.items).toEqual([
    { fieldType: 'WHOLE_ADDRESS', values: { WHOLE_ADDRESS: 'vacl' }, limit: 10 },
  ]);
});

test('Czech addresses of a service are asked for once they are chosen', async () => {
  const values = { WHOLE_ADDRESS: 'Vodičkova, 110 00 Praha 1', STREET: '', NUMBER: '', CITY: '', ZIP: '' };
  const asked = fakeApi({
    'POST locations/cz': [{ suggestions: [{ id: 'CZ|S', type: 'container', values }] }],
    'GET address/find': [
      { id: 'CZ|1', type: 'address', text: 'Vodičkova 681/18', description: '110 00 Praha 1' },
    ],
    'GET address/retrieve': [
      {
        ...place,
        street: 'Vodičkova',
        houseNumber: '681/18',
        zipCode: '110 00',
        city: 'Praha 1',
        country: 'CZ',
      },
    ],
  });
  const { user } = showInShop(<Form country="CZ" />);
  await user.type(street(), 'vodi');
  await user.click(await screen.findByRole('option', { name: /Vodičkova, 110 00/ }));
  await user.click(await screen.findByRole('option', { name: /681\/18/ }));
  await waitFor(() => expect(fields()).toEqual(['Vodičkova', '681/18', '110 00', 'Praha 1']));
  expect(asked.map(({ call }) => call)).toEqual([
    'POST locations/cz',
    expect.stringContaining('countries=CZ&container=CZ%7CS'),
    'GET address/retrieve?id=CZ%7C1',
  ]);
});

test('a look-up that fails offers nothing and takes nothing', async () => {
  const asked = fakeApi({
    'GET address/find': [{ id: 'be-1', type: 'address', text: 'Veldstraat 12', description: '9000 Gent' }],
    'GET address/retrieve': refuse('unavailable'),
  });
  const { user } = showInShop(<Form country="BE" />);
  await user.type(street(), 'Velds');
  await user.click(await screen.findByRole('option', { name: /Veldstraat/ }));
  await waitFor(() => expect(asked.at(-1)?.call).toContain('retrieve'));
  expect(fields()).toEqual(['Velds', '', '', '']);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('nothing is offered where postcode and number name the street already', async () => {
  const asked = fakeApi({});
  const { user } = showInShop(
    <>
      <Form country="NL" zipCode="1012 JS" houseNumber="1" />
      <Form part="billing" country="BE" zipCode="9000" />
    </>,
  );
  const [known, unknown] = screen.getAllByLabelText('Straat');
  await user.type(known ?? document.body, 'Dam');
  await user.type(unknown ?? document.body, 'Veld');
  // Typed later, and asked later.
  const question = 'GET address/find?text=Veld+9000&countries=BE';
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(question));
  expect(asked.filter(({ call }) => call.includes('Dam'))).toEqual([]);
});

test('Escape closes the list, and nobody is asked where cities are listed', async () => {
  const found = [{ id: 'be-1', type: 'address', text: 'Veldstraat 12', description: '9000 Gent' }];
  const asked = fakeApi({ 'GET address/find': found });
  const { user, again } = showInShop(<Form country="BE" />);
  await user.type(street(), 'Velds');
  await screen.findByRole('option', { name: /Veldstraat/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(street()).toHaveValue('Velds');
  again(<Form key="tr" country="TR" />);
  await user.type(street(), 'Bağdat');
  expect(asked.filter(({ call }) => call.includes('Ba'))).toEqual([]);
});
