import type { Address, addressSchema, savedAddressSchema } from '../address.ts';
import { call } from '../call.ts';

export const listAddresses = call('GET', 'customeraddress').answers<Address>();
export const addAddresses = call('POST', 'customeraddress').takes<typeof addressSchema>().answers<Address>();
export const changeAddresses = call('PUT', 'customeraddress')
  .takes<typeof savedAddressSchema>()
  .answers<Address>();
export const removeAddress = call('DELETE', 'customeraddress/:id').answersOne<{ id: string }>();
export const makeMainAddress = call('PUT', 'customeraddresssetasdefault/:id').answersOne<Address>();
