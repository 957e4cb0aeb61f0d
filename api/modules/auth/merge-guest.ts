import { and, eq } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { orders } from '../../db/schema/sales.ts';
import { moveAnswers } from '../../http/idempotency.ts';
import type { Owner } from '../../http/owner.ts';
import { mergeAddresses } from '../address/merge.ts';
import { mergeBasket } from '../basket/merge.ts';
import { moveVisitor } from '../personalisation/move-visitor.ts';

async function moveOrders(tx: Tx, guest: Owner, customer: Owner): Promise<void> {
  await tx
    .update(orders)
    .set({ ownerId: customer.ownerId })
    .where(and(eq(orders.ownerId, guest.ownerId), eq(orders.site, guest.site)));
}

/**
 * Gives a customer what the guest of the same browser has: addresses, basket, orders, answers that may not have arrived, and
 * what was agreed to and done for personalisation. What is handed over is the guest's no longer, so that doing it again does nothing.
 */
export async function mergeGuest(
  tx: Tx,
  { guestId, customerId, site }: { guestId: string; customerId: string; site: SiteCode },
  now: Date,
): Promise<void> {
  const guest = { ownerId: guestId, site };
  const customer = { ownerId: customerId, site };
  // Orders before addresses and baskets, as everywhere (docs/architecture.md).
  await moveOrders(tx, guest, customer);
  const addressIds = await mergeAddresses(tx, guest, customer);
  await mergeBasket(tx, { guest, customer }, addressIds, now);
  // One that was being placed held the basket until now, and has closed it: whoever moves it waits for none of ours.
  await moveOrders(tx, guest, customer);
  await moveAnswers(tx, guestId, customerId);
  await moveVisitor(tx, guest, customer);
}
