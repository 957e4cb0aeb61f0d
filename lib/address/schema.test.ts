import type { Address } from '@/api/contract/address';
import { someAddress } from '@/api/contract/testing/some-address';
import { siteRules } from '@/sites/rules';
import { blankAddress, checkoutAddressSchema, toAddressForm, toTypedAddress, withContact } from './schema';
import { toAddress } from './to-address';

const { nl, b2bTr } = siteRules;
const { id } = someAddress;
const address = toAddress(someAddress);
const changed = (values: Partial<Address>) => toAddress({ ...someAddress, ...values });
const none = { shippingAddressId: null, billingAddressId: null };

test('starts empty, in the default country', () => {
  const form = toAddressForm([], none, blankAddress(nl));
  expect(form.shipping).toMatchObject({ firstName: '', country: 'NL' });
  expect(form.billingDiffers).toBe(false);
});

test('takes the address the basket names', () => {
  const other = changed({ id: 'b1f6a3e6-7f6c-4f2e-8f57-5a5f0d7c8d11', city: 'Gouda' });
  const form = toAddressForm(
    [other, address],
    { shippingAddressId: id, billingAddressId: other.id },
    blankAddress(nl),
  );
  expect(form.shipping.city).toBe('Utrecht');
  expect(form.billingDiffers).toBe(true);
  expect(form.billing.city).toBe('Gouda');
});

test('a person who is known need not be typed, and a shop of businesses asks for one', () => {
  const person = { firstName: 'Sanne', lastName: 'de Wit', email: 'sanne@example.nl' };
  expect(blankAddress(nl, person)).toMatchObject({ ...person, addressInfo: 'personal', street: '' });
  expect(blankAddress(b2bTr)).toMatchObject({ addressInfo: 'business', title: 'work', country: 'TR' });
});

test('an address with a company is one of a business, and a person keeps none', async () => {
  const form = toAddressForm([changed({ companyName: 'Vries BV' })], none, blankAddress(nl));
  expect(form.shipping).toMatchObject({ addressInfo: 'business', companyName: 'Vries BV' });
  expect(toTypedAddress(form.shipping)).toEqual(form.shipping);
  expect(toTypedAddress({ ...form.shipping, addressInfo: 'personal' }).companyName).toBe('');
  expect(toTypedAddress({ ...form.shipping, zipCode: '3542ad' }).zipCode).toBe('3542 AD');
  const unnamed = { ...form, shipping: { ...form.shipping, companyName: '' } };
  const failure = { path: 'shipping.companyName', message: 'required' };
  await expect(checkoutAddressSchema.validate(unnamed)).rejects.toMatchObject(failure);
});

test('an empty billing address is fine while it does not differ, and an error when it does', async () => {
  const form = toAddressForm([address], none, blankAddress(nl));
  await expect(checkoutAddressSchema.validate(form)).resolves.toMatchObject({
    shipping: { zipCode: '1234 AB' },
  });
  await expect(checkoutAddressSchema.validate({ ...form, billingDiffers: true })).rejects.toThrow('required');
});

test('the address of an invoice needs no contact of its own', async () => {
  const form = toAddressForm([address], none, blankAddress(nl));
  const billing = { ...address.values, email: '', phone: '' };
  const typed = { ...form, billingDiffers: true, billing };
  await expect(checkoutAddressSchema.validate(typed)).resolves.toMatchObject({ billing: { email: '' } });
});

test('it takes that of the order, follows it when that is corrected, and keeps one of its own', () => {
  const old = { email: 'jna@example.nl', phone: '0612345678' };
  const now = { email: 'jan@example.nl', phone: '0612345678' };
  const contactOf = (own: typeof old) => {
    const { email, phone } = withContact({ ...address.values, ...own }, now, old);
    return { email, phone };
  };
  expect(contactOf({ email: '', phone: '' })).toEqual(now);
  expect(contactOf(old)).toEqual(now);
  const own = { email: 'boekhouding@example.nl', phone: '0201234567' };
  expect(contactOf(own)).toEqual(own);
});

test('a business is kept by what its country knows it by', () => {
  const everything = { companyName: 'Linden', vatNumber: 'X', taxOffice: 'Y', taxNumber: 'Z' };
  const values = { ...address.values, ...everything, addressInfo: 'business' as const };
  const kept = (country: 'NL' | 'TR') => {
    const { companyName, vatNumber, taxOffice, taxNumber } = toTypedAddress({ ...values, country });
    return [companyName, vatNumber, taxOffice, taxNumber];
  };
  expect(kept('NL')).toEqual(['Linden', 'X', '', '']);
  expect(kept('TR')).toEqual(['Linden', '', 'Y', 'Z']);
});

test('where counties are listed one is asked for, and nowhere else', async () => {
  const form = toAddressForm([changed({ country: 'TR', zipCode: '34353' })], none, blankAddress(b2bTr));
  const failure = { path: 'shipping.county', message: 'required' };
  await expect(checkoutAddressSchema.validate(form)).rejects.toMatchObject(failure);
  const shipping = { ...form.shipping, county: 'Beşiktaş' };
  await expect(checkoutAddressSchema.validate({ ...form, shipping })).resolves.toMatchObject({ shipping });
  const dutch = toAddressForm([address], none, blankAddress(nl));
  await expect(checkoutAddressSchema.validate(dutch)).resolves.toMatchObject({ shipping: { county: '' } });
});

test('an empty field is asked for, not called wrong', async () => {
  const form = toAddressForm([changed({ phone: '', houseNumber: '', zipCode: '' })], none, blankAddress(nl));
  const failure = await checkoutAddressSchema.validate(form, { abortEarly: false }).catch((error) => error);
  expect(failure.errors).toEqual(['required', 'required', 'required']);
});

test.each([
  ['shipping.zipCode', { zipCode: '12345' }, 'zipCode'],
  ['shipping.email', { email: 'jan@' }, 'email'],
  ['shipping.phone', { phone: '12' }, 'phoneNumber'],
  ['shipping.houseNumber', { houseNumber: 'twaalf' }, 'houseNumber'],
])('names what is wrong with %s', async (path, change, message) => {
  const form = toAddressForm([changed(change)], none, blankAddress(nl));
  await expect(checkoutAddressSchema.validate(form)).rejects.toMatchObject({ path, message });
});
