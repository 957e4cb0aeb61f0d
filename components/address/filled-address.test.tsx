import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useForm } from 'react-hook-form';
import { citiesQuery, countiesQuery } from '@/lib/address/cities';
import { placeQuery } from '@/lib/address/lookup';
import { type AddressForm, blankAddress, toAddressForm } from '@/lib/address/schema';
import type { SiteRules } from '@/lib/sites/models';
import messages from '@/messages/nl/interface.json';
import { siteRules } from '@/sites/rules';
import { AddressFields } from './address-fields';

/** What the look-up knows; anything else has to be asked for, and nobody answers here. */
const known: [zipCode: string, houseNumber: string, street: string, city: string][] = [
  ['1012LG', '12', 'Damrak', 'Amsterdam'],
  ['1012LG', '1', 'Damrak', 'Amsterdam'],
  ['3011AD', '1', 'Coolsingel', 'Rotterdam'],
];

function Form({ site }: { site: SiteRules }) {
  const nobody = { shippingAddressId: null, billingAddressId: null };
  const form = useForm<AddressForm>({ defaultValues: toAddressForm([], nobody, blankAddress(site)) });
  return <AddressFields site={site} part="shipping" form={form} errors={undefined} />;
}

function draw(client: QueryClient, site: SiteRules) {
  render(
    <NextIntlClientProvider locale="nl-NL" messages={messages}>
      <QueryClientProvider client={client}>
        <Form site={site} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

function setUp() {
  const client = new QueryClient();
  for (const [zipCode, houseNumber, street, city] of known) {
    const { queryKey } = placeQuery(siteRules.nl, { country: 'NL', zipCode, houseNumber });
    const place = {
      street,
      houseNumber,
      addition: '',
      zipCode,
      district: '',
      county: '',
      city,
      country: 'NL',
    };
    client.setQueryData(queryKey, place);
  }
  draw(client, siteRules.nl);
  return {
    asked: () => client.getQueryCache().findAll({ queryKey: ['address-lookup'] }).length - known.length - 1,
    user: userEvent.setup(),
    zipCode: screen.getByLabelText('Postcode'),
    houseNumber: screen.getByLabelText('Huisnummer'),
    street: screen.getByLabelText('Straat'),
    city: screen.getByLabelText('Plaats'),
  };
}

test('a postcode and house number fill street and city, once the typing stops', async () => {
  const { user, zipCode, houseNumber, street, city } = setUp();
  await user.type(zipCode, '1012 lg');
  await user.type(houseNumber, '12');
  await waitFor(() => expect(street).toHaveValue('Damrak'));
  expect(city).toHaveValue('Amsterdam');
  expect(screen.getByRole('status')).toHaveTextContent('Damrak, Amsterdam');
});

test('a postcode is written as its country does once the field is left', async () => {
  const { user, zipCode } = setUp();
  await user.click(zipCode);
  // Filled in without a key being pressed, so past the mask.
  fireEvent.input(zipCode, { target: { value: '3542ad' } });
  await user.tab();
  expect(zipCode).toHaveValue('3542 AD');
});

test('another postcode replaces what was filled, but not what was typed', async () => {
  const { user, zipCode, houseNumber, street, city } = setUp();
  await user.type(houseNumber, '1');
  await user.type(zipCode, '1012LG');
  await waitFor(() => expect(street).toHaveValue('Damrak'));
  await user.type(street, ' Zuid');
  await user.clear(zipCode);
  await user.type(zipCode, '3011AD');
  await waitFor(() => expect(city).toHaveValue('Rotterdam'));
  expect(street).toHaveValue('Damrak Zuid');
});

test('a look-up that nobody answers leaves the fields to the shopper', async () => {
  const { asked, user, zipCode, houseNumber, street } = setUp();
  await user.type(houseNumber, '7');
  await user.type(zipCode, '9999ZZ');
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await user.type(street, 'Lindelaan');
  expect(street).toHaveValue('Lindelaan');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const turkish = [
  { id: '34', name: 'İstanbul' },
  { id: '06', name: 'Ankara' },
  { id: '01', name: 'Adana' },
];
const offeredBy = ({ list }: HTMLInputElement) => [...(list?.options ?? [])].map(({ value }) => value);

test('the counties of the city that was typed are offered, and asked for nowhere else', async () => {
  const client = new QueryClient();
  client.setQueryData(citiesQuery(siteRules.tr, 'TR').queryKey, turkish);
  const counties = ['Beşiktaş', 'Kadıköy'].map((name) => ({ id: `34-${name}`, name }));
  client.setQueryData(countiesQuery(siteRules.tr, '34').queryKey, counties);
  draw(client, siteRules.tr);
  const county = screen.getByRole<HTMLInputElement>('combobox', { name: 'District' });
  expect(offeredBy(county)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Plaats'), 'istanbul');
  expect(offeredBy(county)).toEqual(['Beşiktaş', 'Kadıköy']);
});

test('a country whose cities are all known offers them in the order of the answer, and takes any other', async () => {
  const client = new QueryClient();
  client.setQueryData(citiesQuery(siteRules.tr, 'TR').queryKey, turkish);
  draw(client, siteRules.tr);
  const city = screen.getByRole<HTMLInputElement>('combobox', { name: 'Plaats' });
  expect(offeredBy(city)).toEqual(['İstanbul', 'Ankara', 'Adana']);
  await userEvent.type(city, 'Alaçatı');
  expect(city).toHaveValue('Alaçatı');
});

test('no list is offered, nor asked for, where there is none', () => {
  setUp();
  expect(screen.getByRole('textbox', { name: 'Plaats' })).not.toHaveAttribute('list');
  expect(screen.queryByLabelText('District')).not.toBeInTheDocument();
});

test('cities that nobody tells leave the field to the shopper', async () => {
  const client = new QueryClient();
  draw(client, siteRules.tr);
  await waitFor(() => expect(client.getQueryData(citiesQuery(siteRules.tr, 'TR').queryKey)).toEqual([]));
  await userEvent.type(screen.getByLabelText('Plaats'), 'İzmir');
  expect(screen.getByLabelText('Plaats')).toHaveValue('İzmir');
});

test('a business is asked for what its country knows it by', async () => {
  draw(new QueryClient(), siteRules.tr);
  await userEvent.click(screen.getByRole('radio', { name: 'Zakelijk' }));
  expect(screen.getByLabelText('Belastingkantoor')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Btw-nummer/)).not.toBeInTheDocument();
  cleanup();
  const { user } = setUp();
  await user.click(screen.getByRole('radio', { name: 'Zakelijk' }));
  expect(screen.getByLabelText('Btw-nummer (optioneel)')).toBeInTheDocument();
  expect(screen.queryByLabelText('Belastingkantoor')).not.toBeInTheDocument();
});

test('the shop for businesses asks nobody whether they are one', () => {
  draw(new QueryClient(), siteRules.b2bTr);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Bedrijfsnaam')).toBeInTheDocument();
  expect(screen.getByLabelText('Belastingkantoor')).toBeInTheDocument();
});
