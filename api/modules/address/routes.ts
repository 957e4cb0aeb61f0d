import { object, string } from 'yup';
import { addressSchema, savedAddressSchema } from '../../contract/address.ts';
import * as calls from '../../contract/calls/addresses.ts';
import { ownerOf } from '../../http/owner.ts';
import { mostItems } from '../../http/parse-input.ts';
import { defineRoute } from '../../http/route.ts';
import { listAddresses } from './repo.ts';
import { addAddresses, changeAddresses, makeMainAddress, removeAddress } from './service.ts';

const errors = ['resource-not-found'] as const;

export const routes = [
  defineRoute(
    calls.listAddresses,
    {
      summary: 'Addresses of the caller, the main one first',
      auth: 'token',
      response: savedAddressSchema,
    },
    (call, services) => listAddresses(services.db, ownerOf(call)),
  ),
  defineRoute(
    calls.addAddresses,
    {
      summary:
        'Save addresses, 50 at most; the first one is the main one, a later one with isMain takes its place. Ten VAT numbers ' +
        'of one client in ten minutes are asked about, others taken without',
      auth: 'token',
      body: addressSchema,
      maxItems: mostItems,
      errors: ['too-many-addresses'],
      response: savedAddressSchema,
    },
    (call, services) => addAddresses(ownerOf(call), call, call.items, services),
  ),
  defineRoute(
    calls.changeAddresses,
    {
      summary:
        'Change addresses; when the main one gives that up, the first of the others becomes it, and an only one stays it',
      auth: 'token',
      body: savedAddressSchema,
      maxItems: mostItems,
      errors,
      response: savedAddressSchema,
    },
    (call, services) => changeAddresses(ownerOf(call), call, call.items, services),
  ),
  defineRoute(
    calls.removeAddress,
    {
      summary:
        'Delete an address; the open basket forgets it, and after the main one the first of the others is main',
      auth: 'token',
      errors,
      response: object({ id: string().required() }),
    },
    async (call, services) => {
      const id = call.params.id;
      await removeAddress(ownerOf(call), id, services);
      return [{ id }];
    },
  ),
  defineRoute(
    calls.makeMainAddress,
    {
      summary: 'Make an address the main one',
      auth: 'token',
      errors,
      response: savedAddressSchema,
    },
    async (call, services) => [await makeMainAddress(ownerOf(call), call.params.id, services)],
  ),
];
