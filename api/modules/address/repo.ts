import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Address, AddressInput } from '../../contract/address.ts';
import { forEachField } from '../../contract/address-fields.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { addresses, baskets } from '../../db/schema/sales.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Owner } from '../../http/owner.ts';

const ofOwner = ({ ownerId, site }: Owner) => and(eq(addresses.ownerId, ownerId), eq(addresses.site, site));
/** With fields the shop did not know yet when the address was stored, empty. */
export const wholeAddress = (stored: AddressInput): AddressInput => ({
  ...forEachField(() => ''),
  ...stored,
});
const toAddress = (row: { id: string; address: AddressInput }): Address => ({
  ...wholeAddress(row.address),
  id: row.id,
});

/** The main address first, then in the order they were made. */
export async function listAddresses(db: Queryable, owner: Owner): Promise<Address[]> {
  const rows = await db
    .select({ id: addresses.id, address: addresses.address })
    .from(addresses)
    .where(ofOwner(owner))
    .orderBy(
      sql`(${addresses.address}->>'isMain')::boolean DESC`,
      asc(addresses.createdAt),
      asc(addresses.id),
    );
  return rows.map(toAddress);
}

export async function findAddress(db: Queryable, owner: Owner, id: string): Promise<Address | null> {
  if (!uuidPattern.test(id)) return null;
  const [row] = await db
    .select({ id: addresses.id, address: addresses.address })
    .from(addresses)
    .where(and(eq(addresses.id, id), ofOwner(owner)));
  return row ? toAddress(row) : null;
}

export async function insertAddress(
  tx: Tx,
  owner: Owner,
  address: AddressInput,
  now: Date,
): Promise<Address> {
  const [row] = await tx
    .insert(addresses)
    .values({ ...owner, address, createdAt: now })
    .returning({ id: addresses.id, address: addresses.address });
  if (!row) throw new Error('The address was not stored.');
  return toAddress(row);
}

/** False when the owner has no such address. */
export async function updateAddress(
  tx: Tx,
  owner: Owner,
  id: string,
  address: AddressInput,
): Promise<boolean> {
  if (!uuidPattern.test(id)) return false;
  const rows = await tx
    .update(addresses)
    .set({ address })
    .where(and(eq(addresses.id, id), ofOwner(owner)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}

/** Leaves `id` the only main address of its owner. */
export async function unsetOtherMains(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ address: sql`jsonb_set(${addresses.address}, '{isMain}', 'false')` })
    .where(and(ofOwner(owner), ne(addresses.id, id), sql`(${addresses.address}->>'isMain')::boolean`));
}

/** Makes an address that is none yet the main one. */
export async function setMain(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ address: sql`jsonb_set(${addresses.address}, '{isMain}', 'true')` })
    .where(and(eq(addresses.id, id), ofOwner(owner)));
}

/**
 * Lets all who change the addresses of one owner do so one after another, until the transaction ends: only then can
 * there be no moment with two main addresses or none. Before the owner's basket; the rows themselves are touched in any
 * order after it.
 */
export async function lockAddresses(tx: Tx, { ownerId, site }: Owner): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`addresses ${site} ${ownerId}`}::text, 0))`,
  );
}

/** Takes the address out of the open basket, then deletes it, under `lockAddresses`. False when the owner has no such address. */
export async function deleteAddress(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  if (!uuidPattern.test(id)) return false;
  await tx
    .update(baskets)
    .set({
      shippingAddressId: sql`nullif(${baskets.shippingAddressId}, ${id})`,
      billingAddressId: sql`nullif(${baskets.billingAddressId}, ${id})`,
    })
    .where(
      and(
        eq(baskets.ownerId, owner.ownerId),
        eq(baskets.site, owner.site),
        eq(baskets.status, 'open'),
        or(eq(baskets.shippingAddressId, id), eq(baskets.billingAddressId, id)),
      ),
    );
  const rows = await tx
    .delete(addresses)
    .where(and(eq(addresses.id, id), ofOwner(owner)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}
