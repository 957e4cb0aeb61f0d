import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { visitorEvents, visitors } from '../../db/schema/personalisation.ts';
import type { Owner } from '../../http/owner.ts';
import { deleteVisitor, lockVisitor } from './visitor-repo.ts';

/**
 * What a guest agreed to and did goes on under the customer who signs in. Segments and subscriptions come along unless
 * the customer has agreed before; the profile does not, for a customer has one of their own.
 */
export async function moveVisitor(tx: Tx, guest: Owner, customer: Owner): Promise<void> {
  const brought = await lockVisitor(tx, guest);
  if (!brought) return;
  await tx
    .insert(visitors)
    .values({ ...brought, profile: null, visitorId: customer.ownerId })
    .onConflictDoNothing();
  await tx
    .update(visitorEvents)
    .set({ visitorId: customer.ownerId })
    .where(and(eq(visitorEvents.visitorId, guest.ownerId), eq(visitorEvents.site, guest.site)));
  await deleteVisitor(tx, guest);
}
