import { someAddress } from '@/api/contract/testing/some-address';
import { blankAddress, toAddressForm } from '@/lib/address/schema';
import { toAddress } from '@/lib/address/to-address';
import { siteKey } from '@/lib/storage/storage';
import { siteRules } from '@/sites/rules';
import { clearAddressDraft, keepAddressDraft, openAddressDraft } from './address-draft';

const { nl } = siteRules;
const nowhere = { shippingAddressId: null, billingAddressId: null };
const empty = toAddressForm([], nowhere, blankAddress(nl));
const known = toAddressForm([toAddress(someAddress)], nowhere, blankAddress(nl));
const typed = {
  ...{ shippingId: null, billingId: null },
  shipping: { ...empty.shipping, street: 'Kade', country: 'BE' as const },
  billingDiffers: true,
  billing: { ...empty.billing, city: 'Gent' },
};

beforeEach(() => window.sessionStorage.clear());

test('what was typed is there again, until it is saved', () => {
  keepAddressDraft(nl, 'guest', typed);
  expect(openAddressDraft(nl, 'guest', empty)).toEqual(typed);
  expect(openAddressDraft(nl, 'guest', known).shipping.street).toBe('Kade');
  clearAddressDraft(nl);
  expect(openAddressDraft(nl, 'guest', known)).toEqual(known);
});

test('who signs in finds the address of the account, and what was typed where there is none', () => {
  keepAddressDraft(nl, 'guest', typed);
  expect(openAddressDraft(nl, 'customer', known)).toEqual(known);
  expect(openAddressDraft(nl, 'customer', empty)).toEqual(typed);
});

test('a saved address that is being changed is known again', () => {
  const changed = { ...known, shipping: { ...known.shipping, street: 'Kade' } };
  keepAddressDraft(nl, 'customer', changed);
  expect(openAddressDraft(nl, 'customer', empty)).toEqual(changed);
  expect(changed.shippingId).toBe(someAddress.id);
});

test('what the form cannot show is left out', () => {
  const key = siteKey(nl, 'checkout-address');
  const strange = {
    owner: 'guest',
    billingDiffers: false,
    billing: {},
    shipping: { country: 'TR', street: 7 },
  };
  window.sessionStorage.setItem(key, JSON.stringify({ value: strange, expiresAt: null }));
  expect(openAddressDraft(nl, 'guest', empty)).toEqual(empty);
  window.sessionStorage.setItem(key, JSON.stringify({ value: 'nonsense', expiresAt: null }));
  expect(openAddressDraft(nl, 'guest', empty)).toEqual(empty);
});
