import {
  type AdminReview,
  type OwnReview,
  type Purchase,
  purchaseSchema,
} from '../../contract/written-reviews.ts';
import type { StoredOrder, StoredOrderItem } from '../orders/repo.ts';
import { authorOf } from './author.ts';
import type { ReviewReport, WrittenReview } from './repo.ts';

export function toOwnReview(written: WrittenReview, isShown: boolean): OwnReview {
  const { id, rating, title, text, pictures, status, reason, note, writtenAt } = written;
  const said = { id, rating, title, text, pictures };
  return { ...said, status, isShown, reason, note, writtenAt: writtenAt.toISOString() };
}

export function toPurchase(order: StoredOrder, item: StoredOrderItem, review: OwnReview | null): Purchase {
  return purchaseSchema.validateSync({
    ...item.snapshot,
    orderId: order.id,
    productId: item.vsin,
    orderedAt: order.createdAt.toISOString(),
    author: authorOf(order),
    review,
  });
}

export function toAdminReview(
  written: WrittenReview,
  { orderNumber }: StoredOrder,
  reports: readonly ReviewReport[],
): AdminReview {
  const { revision, vsin, author, language, decidedAt } = written;
  const { isShown: _, ...own } = toOwnReview(written, false);
  return {
    ...own,
    revision,
    orderNumber,
    productId: vsin,
    author,
    language,
    decidedAt: decidedAt?.toISOString() ?? null,
    reports: reports
      .filter(({ writtenId }) => writtenId === written.id)
      .map(({ reason, text, reportedAt }) => ({ reason, text, reportedAt: reportedAt.toISOString() })),
  };
}
