import { and, eq, inArray } from 'drizzle-orm';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { OwnReview, Purchase, ReviewProof, WriteReviewInput } from '../../contract/written-reviews.ts';
import type { Tx } from '../../db/client.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { reviewPictures, writtenReviews } from '../../db/schema/reviews.ts';
import { orders } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { publishProducts } from '../listing/publish-products.ts';
import { listOrderItems, lockOrder, type StoredOrder } from '../orders/repo.ts';
import { authorOf } from './author.ts';
import { type BuyerCall, findBuyer } from './buyer.ts';
import { findPictures } from './pictures.ts';
import { findWritten, hasCome, isShown, listBought, listWrittenBy, type WrittenReview } from './repo.ts';
import { toOwnReview, toPurchase } from './view.ts';

const maxPurchases = 200;

/** What came to the buyer, each thing once, newest first, with what they have said of it. */
export async function listPurchases(
  call: BuyerCall,
  proof: ReviewProof,
  services: Services,
): Promise<Purchase[]> {
  const { owner, order } = await findBuyer(call, proof, services);
  const [bought, written] = await Promise.all([
    listBought(services.db, order ? { orderId: order.id } : owner, maxPurchases),
    listWrittenBy(services.db, owner),
  ]);
  const seen = new Set<number>();
  return bought.flatMap(({ order: from, item }) => {
    if (item.snapshot.isGift === true || seen.has(item.variantId)) return [];
    seen.add(item.variantId);
    const own = written.find((one) => one.written.variantId === item.variantId);
    return [toPurchase(from, item, own ? toOwnReview(own.written, own.shownId !== null) : null)];
  });
}

/** What was bought of the order under this vsin. @throws ApiError product-not-found, state-conflict before it has come */
async function findBought(tx: Tx, order: StoredOrder, vsin: string) {
  const items = await listOrderItems(tx, [order.id]);
  const item = items.find((one) => one.vsin === vsin && one.snapshot.isGift !== true);
  if (!item) throw new ApiError('product-not-found');
  if (!hasCome(order)) throw new ApiError('state-conflict');
  const [variant] = await tx
    .select({ productId: variants.productId })
    .from(variants)
    .where(eq(variants.id, item.variantId));
  if (!variant) throw new ApiError('product-not-found');
  return { variantId: item.variantId, vsin, productId: variant.productId };
}

async function findOwn(tx: Tx, { ownerId, site }: StoredOrder, variantId: number) {
  const [row] = await tx
    .select({ written: writtenReviews })
    .from(writtenReviews)
    .innerJoin(orders, eq(orders.id, writtenReviews.orderId))
    .where(and(eq(orders.ownerId, ownerId), eq(orders.site, site), eq(writtenReviews.variantId, variantId)));
  return row?.written ?? null;
}

function isSame(
  known: WrittenReview,
  said: Pick<WrittenReview, 'rating' | 'title' | 'text' | 'pictures' | 'language'>,
): boolean {
  return (
    known.rating === said.rating &&
    known.title === said.title &&
    known.text === said.text &&
    known.language === said.language &&
    known.pictures.map(({ id }) => id).join() === said.pictures.map(({ id }) => id).join()
  );
}

/**
 * Takes what the buyer says of a thing that has come, or what they say now instead; staff look at it before it is shown.
 * Said again as it was, it stays as it is.
 * @throws ApiError link-expired, order-not-found, product-not-found, state-conflict before it has come, invalid-input for
 * pictures that were not added for the order
 */
export async function writeReview(
  call: BuyerCall & { language: Language },
  { key, orderId, productId: vsin, rating, title, text, pictures: ids }: WriteReviewInput,
  services: Services,
): Promise<OwnReview> {
  const { order } = await findBuyer(call, { orderId, ...(key ? { key } : {}) }, services);
  return services.db.transaction(async (tx) => {
    const locked = order && (await lockOrder(tx, order.id));
    if (!locked) throw new ApiError('order-not-found');
    const bought = await findBought(tx, locked, vsin);
    const pictures = await findPictures(tx, locked, ids);
    const said = { rating, title, text, pictures, language: call.language };
    const known = await findOwn(tx, locked, bought.variantId);
    if (known && isSame(known, said)) return toOwnReview(known, await isShown(tx, known.id));
    const now = { writtenAt: services.now(), author: authorOf(locked) };
    if (!known) {
      const [first] = await tx
        .insert(writtenReviews)
        .values({ ...said, ...now, ...bought, site: locked.site, orderId: locked.id })
        .returning();
      if (!first) throw new Error('A review was not stored.');
      return toOwnReview(first, false);
    }
    const again = { status: 'waiting' as const, revision: known.revision + 1, reason: null, note: null };
    const [changed] = await tx
      .update(writtenReviews)
      .set({ ...said, ...now, ...again, decidedAt: null, decidedBy: null })
      .where(eq(writtenReviews.id, known.id))
      .returning();
    return toOwnReview(changed ?? known, await isShown(tx, known.id));
  });
}

/** Takes a review back, off the page too. @throws ApiError link-expired, resource-not-found */
export async function removeReview(
  call: BuyerCall,
  { key, reviewId }: { key?: string | undefined; reviewId: string },
  services: Services,
): Promise<{ reviewId: string }> {
  const { owner } = await findBuyer(call, key ? { key } : {}, services);
  const found = await findWritten(services.db, owner.site, reviewId);
  if (found?.order.ownerId !== owner.ownerId) throw new ApiError('resource-not-found');
  await services.db.delete(writtenReviews).where(eq(writtenReviews.id, reviewId));
  await publishProducts([found.written.variantId], true, services);
  return { reviewId };
}

/** What the orders of an account were reviewed with, as its export tells it. */
export async function exportReviews(owner: { ownerId: string; site: SiteCode }, { db }: Services) {
  const found = await listWrittenBy(db, owner);
  return found.map(({ written, shownId }) => ({
    ...toOwnReview(written, shownId !== null),
    productId: written.vsin,
    author: written.author,
  }));
}

/** Deletes what somebody has written, off the pages too. @returns the variants that are to be published after it */
export async function deleteReviewsOf(tx: Tx, owner: { ownerId: string; site: SiteCode }): Promise<number[]> {
  const found = await listWrittenBy(tx, owner);
  for (const { written } of found) await tx.delete(writtenReviews).where(eq(writtenReviews.id, written.id));
  const orderIds = found.map(({ written }) => written.orderId);
  if (orderIds.length > 0) await tx.delete(reviewPictures).where(inArray(reviewPictures.orderId, orderIds));
  return found.map(({ written }) => written.variantId);
}
