import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useForm } from 'react-hook-form';
import messages from '@/languages/nl/interface.json';
import { placeQuery } from '@/lib/address/lookup';
import { type AddressForm, toAddressForm } from '@/lib/address/schema';
import { siteRules } from '@/sites/rules';
import { AddressFields } from './address-fields';
import { FilledAddress } from './filled-address';

/** What the look-up knows; anything else has to be asked for, and nobody answers here. */
const known: [zipCode: string, houseNumber: string, street: string, city: string][] = [
  ['1012LG', '12', 'Damrak', 'Amsterdam'],
  ['1012LG', '1', 'Damrak', 'Amsterdam'],
  ['3011AD', '1', 'Coolsingel', 'Rotterdam'],
];

function Form() {
  const nobody = { shippingAddressId: null, billingAddressId: null };
  const form = useForm<AddressForm>({ defaultValues: toAddressForm([], nobody, 'NL') });
  return (
    <>
      <AddressFields site={siteRules.nl} part="shipping" register={form.register} errors={undefined} />
      <FilledAddress site={siteRules.nl} part="shipping" form={form} />
    </>
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
  render(
    <NextIntlClientProvider locale="nl-NL" messages={messages}>
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
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
