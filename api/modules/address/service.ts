import { siteCommerce } from '../../../sites/commerce.ts';
import type { Address, AddressInput } from '../../contract/address.ts';
import { isRefusedZipCode } from '../../contract/rules/refused-zip-code.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError, type FieldError } from '../../http/api-error.ts';
import type { Owner } from '../../http/owner.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { checkVatNumbers } from '../vat-numbers/check-numbers.ts';
import {
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  setMain,
  unsetOtherMains,
  updateAddress,
} from './repo.ts';

/** So many addresses nobody keeps; it bounds what one guest token can store. */
export const maxAddresses = 50;

/**
 * What keeps us from delivering there: a country the site does not serve, or a postcode the config names (§5); a person,
 * where the shop sells to businesses and owes each an invoice as one.
 */
export function deliveryProblems(
  address: AddressInput,
  { site }: RequestContext,
  invalidZipCodePatterns: readonly string[],
): FieldError[] {
  const isForBusinesses = siteCommerce[site.code].sellsTo === 'businesses';
  if (isForBusinesses && address.addressInfo !== 'business')
    return [{ property: 'addressInfo', message: 'required' }];
  if (!site.countries.includes(address.country)) return [{ property: 'country', message: 'zipCodeUk' }];
  const refused = isRefusedZipCode(address.zipCode, invalidZipCodePatterns);
  return refused ? [{ property: 'zipCode', message: 'zipCodeUk' }] : [];
}

function check(address: AddressInput, context: RequestContext, services: Services): void {
  const patterns = services.config(context.site.code).invalidZipCodePatterns;
  const problems = deliveryProblems(address, context, patterns);
  if (problems.length > 0) throw new ApiError('invalid-input', undefined, problems);
}

type Context = RequestContext & { clientIp: string };

function checkNumbers({ site, clientIp }: Context, saved: readonly AddressInput[], services: Services) {
  const numbers = saved.map(({ vatNumber }) => vatNumber);
  return checkVatNumbers({ site: site.code, clientIp }, numbers, services);
}

/** Whoever has addresses has a main one: where it went, the first of the others takes its place. */
async function keepOneMain(tx: Tx, owner: Owner, changed: ReadonlySet<string> = new Set()): Promise<void> {
  const present = await listAddresses(tx, owner);
  if (present.some(({ isMain }) => isMain)) return;
  const next = present.find(({ id }) => !changed.has(id)) ?? present[0];
  if (next) await setMain(tx, owner, next.id);
}

/** Saves addresses; the first one an owner has becomes the main one. @throws ApiError invalid-input, too-many-addresses */
export async function addAddresses(
  owner: Owner,
  context: Context,
  inputs: readonly AddressInput[],
  services: Services,
): Promise<Address[]> {
  for (const input of inputs) check(input, context, services);
  const saved = await services.db.transaction(async (tx) => {
    await lockAddresses(tx, owner);
    const present = await listAddresses(tx, owner);
    if (present.length + inputs.length > maxAddresses) throw new ApiError('too-many-addresses');
    const added = new Set<string>();
    for (const input of inputs) {
      const isMain = input.isMain || (present.length === 0 && added.size === 0);
      const { id } = await insertAddress(tx, owner, { ...input, isMain }, services.now());
      if (isMain) await unsetOtherMains(tx, owner, id);
      added.add(id);
    }
    return (await listAddresses(tx, owner)).filter(({ id }) => added.has(id));
  });
  await checkNumbers(context, inputs, services);
  return saved;
}

/** @throws ApiError resource-not-found for unknown addresses and those of others alike */
export async function changeAddresses(
  owner: Owner,
  context: Context,
  changed: readonly Address[],
  services: Services,
): Promise<Address[]> {
  for (const input of changed) check(input, context, services);
  const saved = await services.db.transaction(async (tx) => {
    await lockAddresses(tx, owner);
    for (const { id, ...address } of changed) {
      if (!(await updateAddress(tx, owner, id, address))) throw new ApiError('resource-not-found');
      if (address.isMain) await unsetOtherMains(tx, owner, id);
    }
    const ids = new Set(changed.map(({ id }) => id));
    await keepOneMain(tx, owner, ids);
    return (await listAddresses(tx, owner)).filter(({ id }) => ids.has(id));
  });
  await checkNumbers(context, changed, services);
  return saved;
}

/** @throws ApiError resource-not-found */
export async function makeMainAddress(owner: Owner, id: string, { db }: Services): Promise<Address> {
  return db.transaction(async (tx) => {
    await lockAddresses(tx, owner);
    const address = await findAddress(tx, owner, id);
    if (!address) throw new ApiError('resource-not-found');
    await setMain(tx, owner, id);
    await unsetOtherMains(tx, owner, id);
    return { ...address, isMain: true };
  });
}

/** Another address becomes the main one where the main one goes. @throws ApiError resource-not-found */
export async function removeAddress(owner: Owner, id: string, { db }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAddresses(tx, owner);
    if (!(await deleteAddress(tx, owner, id))) throw new ApiError('resource-not-found');
    await keepOneMain(tx, owner);
  });
}
