import { and, eq } from 'drizzle-orm';
import type { Address } from '../../contract/address.ts';
import type { Tx } from '../../db/client.ts';
import { addresses } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';
import { listAddresses, lockAddresses } from './repo.ts';
import { maxAddresses } from './service.ts';

function contentOf({ id: _id, isMain: _isMain, ...content }: Address): string {
  return JSON.stringify(Object.entries(content).toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * Gives a guest's addresses to a customer. One the customer has already is not kept twice; the customer's main address
 * stays the main one; beyond the number one owner may keep, the guest's last ones are dropped.
 * @returns by the guest's id of each address, the id it has for the customer now
 */
export async function mergeAddresses(tx: Tx, guest: Owner, customer: Owner): Promise<Map<string, string>> {
  await lockAddresses(tx, guest);
  await lockAddresses(tx, customer);
  const brought = await listAddresses(tx, guest);
  const present = await listAddresses(tx, customer);
  const known = new Map(present.map((address) => [contentOf(address), address.id]));
  const ids = new Map<string, string>();
  let count = present.length;
  for (const address of brought) {
    const content = contentOf(address);
    const same = known.get(content);
    if (same) ids.set(address.id, same);
    if (same || count >= maxAddresses) continue;
    const { id, ...fields } = address;
    const isMain = fields.isMain && present.length === 0;
    await tx
      .update(addresses)
      .set({ ownerId: customer.ownerId, address: { ...fields, isMain } })
      .where(eq(addresses.id, id));
    known.set(content, id);
    ids.set(id, id);
    count += 1;
  }
  await tx.delete(addresses).where(and(eq(addresses.ownerId, guest.ownerId), eq(addresses.site, guest.site)));
  return ids;
}
