import type { Address } from '@/api/contract/address';
import { someAddress } from '@/api/contract/testing/some-address';
import { checkoutAddressSchema, toAddressForm } from './schema';
import { toAddress } from './to-address';

const { id } = someAddress;
const address = toAddress(someAddress);
const changed = (values: Partial<Address>) => toAddress({ ...someAddress, ...values });
const none = { shippingAddressId: null, billingAddressId: null };

test('starts empty, in the default country', () => {
  const form = toAddressForm([], none, 'NL');
  expect(form.shipping).toMatchObject({ firstName: '', country: 'NL' });
  expect(form.billingDiffers).toBe(false);
});

test('takes the address the basket names', () => {
  const other = changed({ id: 'b1f6a3e6-7f6c-4f2e-8f57-5a5f0d7c8d11', city: 'Gouda' });
  const form = toAddressForm([other, address], { shippingAddressId: id, billingAddressId: other.id }, 'NL');
  expect(form.shipping.city).toBe('Utrecht');
  expect(form.billingDiffers).toBe(true);
  expect(form.billing.city).toBe('Gouda');
});

test('an empty billing address is fine while it does not differ, and an error when it does', async () => {
  const form = toAddressForm([address], none, 'NL');
  await expect(checkoutAddressSchema.validate(form)).resolves.toMatchObject({
    shipping: { zipCode: '1234 AB' },
  });
  await expect(checkoutAddressSchema.validate({ ...form, billingDiffers: true })).rejects.toThrow('required');
});

test('an empty field is asked for, not called wrong', async () => {
  const form = toAddressForm([changed({ phone: '', houseNumber: '', zipCode: '' })], none, 'NL');
  const failure = await checkoutAddressSchema.validate(form, { abortEarly: false }).catch((error) => error);
  expect(failure.errors).toEqual(['required', 'required', 'required']);
});

test.each([
  ['shipping.zipCode', { zipCode: '12345' }, 'zipCode'],
  ['shipping.email', { email: 'jan@' }, 'email'],
  ['shipping.phone', { phone: '12' }, 'phoneNumber'],
  ['shipping.houseNumber', { houseNumber: 'twaalf' }, 'houseNumber'],
])('names what is wrong with %s', async (path, change, message) => {
  const form = toAddressForm([changed(change)], none, 'NL');
  await expect(checkoutAddressSchema.validate(form)).rejects.toMatchObject({ path, message });
});
