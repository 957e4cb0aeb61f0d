import { and, eq, inArray, ne } from 'drizzle-orm';
import { isFinished, orderStatuses } from '../../contract/order-statuses.ts';
import type { Tx } from '../../db/client.ts';
import { customers } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/mail.ts';
import { addresses, baskets, idempotencyKeys, orders } from '../../db/schema/sales.ts';
import type { Services } from '../../services.ts';
import { lockAddresses } from '../address/repo.ts';
import { deleteRequestsOf } from '../back-in-stock/requests.ts';
import { publishProducts } from '../listing/publish-products.ts';
import { deleteVisitor } from '../personalisation/visitor-repo.ts';
import { deleteQuestionsOf } from '../questions/repo.ts';
import { deleteReviewsOf } from '../reviews/service.ts';
import { deleteRequestsOf as deleteSampleRequestsOf } from '../samples/repo.ts';
import { forgetWhoSaved } from '../template/saved-pages.ts';
import { deleteUnusedVatCheck } from '../vat-numbers/repo.ts';
import { deleteSettledDeclarations } from '../withdrawals/clean-up.ts';
import { mailsOf } from './own-mails.ts';
import { checkPassword, lockChecked, type Self } from './service.ts';

/**
 * Orders stay whole, with name and addresses, as tax law demands for seven years; only what the shopper wrote beside a
 * finished one goes, and beside the others some time after they have ended (`forgetNotes`).
 */
async function deleteNotesOfFinishedOrders(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ note: null })
    .where(and(eq(orders.ownerId, customerId), inArray(orders.status, orderStatuses.filter(isFinished))));
}

/**
 * Deletes an account (GDPR, article 17) with sessions, favourites, addresses, baskets, reviews, questions, what personalisation knows and the
 * mails sent to it.
 * @throws ApiError invalid-credentials, too-many-requests, token-invalid
 */
export async function deleteAccount(self: Self, password: string, services: Services): Promise<void> {
  const checked = await checkPassword(self, password, services);
  const { customerId, site } = self;
  const written = await services.db.transaction(async (tx) => {
    const account = await lockChecked(tx, checked);
    const owner = { ownerId: customerId, site };
    // Orders before their reviews, as where one is written: each would wait for the other.
    await deleteNotesOfFinishedOrders(tx, customerId);
    const variantIds = await deleteReviewsOf(tx, owner);
    const askedOf = await deleteQuestionsOf(tx, customerId);
    await deleteSettledDeclarations(tx, customerId);
    await lockAddresses(tx, owner);
    await tx.delete(baskets).where(eq(baskets.ownerId, customerId));
    await tx.delete(addresses).where(eq(addresses.ownerId, customerId));
    await deleteRequestsOf(tx, customerId);
    await deleteSampleRequestsOf(tx, customerId);
    await deleteVisitor(tx, owner);
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.ownerId, customerId));
    await forgetWhoSaved(tx, customerId);
    // What still waits, mails and declarations that nobody has confirmed, concerns orders that are under way.
    await tx.delete(mails).where(and(mailsOf(account, site), ne(mails.status, 'queued')));
    await tx.delete(customers).where(eq(customers.id, customerId));
    await deleteUnusedVatCheck(tx, site, account.vatNumber);
    return [...variantIds, ...askedOf];
  });
  await publishProducts(written, true, services);
}
