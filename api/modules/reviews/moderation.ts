import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { ReportReason } from '../../contract/report-rules.ts';
import { reportResultSchema } from '../../contract/reviews.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { AdminReview, adminReviewLists, ReviewDecision } from '../../contract/written-reviews.ts';
import type { Tx } from '../../db/client.ts';
import { reviews } from '../../db/schema/catalogue.ts';
import { reviewReports, writtenReviews } from '../../db/schema/reviews.ts';
import { noId } from '../../db/uuid.ts';
import { ApiError } from '../../http/api-error.ts';
import { doOnce, readIdempotencyKey } from '../../http/idempotency.ts';
import type { Paging } from '../../http/paging.ts';
import type { Services } from '../../services.ts';
import { publishProducts } from '../listing/publish-products.ts';
import type { StoredOrder } from '../orders/repo.ts';
import { queueMail } from '../outbox/queue.ts';
import {
  countReports,
  findWritten,
  listReports,
  listWrittenOfSite,
  lockWritten,
  showWritten,
  type WrittenReview,
} from './repo.ts';
import { toAdminReview } from './view.ts';

/** More of one review add nothing that staff would not see from these. */
const maxReports = 20;

type Report = { reviewId: string; reason: ReportReason; text: string };

/**
 * Notes what a reader finds wrong with a review that is shown, once for each Idempotency-Key.
 * @throws ApiError resource-not-found for what is not shown, and for examples, which nobody wrote; idempotency-conflict
 */
export async function reportReview(
  { request, ...report }: Report & { request: Request },
  { db, now }: Services,
): Promise<InferType<typeof reportResultSchema>> {
  const { reviewId, reason, text } = report;
  const id = /^\d{1,9}$/.test(reviewId) ? Number(reviewId) : 0;
  // Readers need no token: their keys are those of everybody who has none.
  const call = { ownerId: noId, key: readIdempotencyKey(request), payload: { report } };
  const work = async (tx: Tx) => {
    const [shown] = await tx.select({ writtenId: reviews.writtenId }).from(reviews).where(eq(reviews.id, id));
    if (!shown?.writtenId) throw new ApiError('resource-not-found');
    const reportedAt = now();
    if ((await countReports(tx, shown.writtenId)) < maxReports)
      await tx.insert(reviewReports).values({ writtenId: shown.writtenId, reason, text, reportedAt });
    return { reportedAt: reportedAt.toISOString() };
  };
  return doOnce(db, call, reportResultSchema, { work });
}

export async function listForStaff(
  asked: { site: SiteCode; status: (typeof adminReviewLists)[number] | undefined },
  paging: Paging,
  { db }: Services,
): Promise<AdminReview[]> {
  const found = await listWrittenOfSite(db, asked, paging);
  const reports = await listReports(
    db,
    found.map(({ written }) => written.id),
  );
  return found.map(({ written, order }) => toAdminReview(written, order, reports));
}

type Decided = ReviewDecision & { site: SiteCode; reviewId: string; decidedBy: string };

/** That it stays in spite of reports, or the same decision sent again, is no news. */
function isNews(before: WrittenReview, after: WrittenReview): boolean {
  return before.status !== after.status || before.reason !== after.reason || before.note !== after.note;
}

/** Without a cause of its own: staff may decide there and back again, and `isNews`, of a locked row, stops the rest. */
async function tellAuthor(tx: Tx, written: WrittenReview, order: StoredOrder) {
  const { title, vsin, reason, note, language, site } = written;
  await queueMail(tx, {
    site,
    language,
    recipient: order.email,
    kind: 'review-decided',
    data: { orderId: order.id, productId: vsin, title, refusal: reason, note: note ?? '' },
    causeKey: null,
  });
}

async function applyDecision(tx: Tx, decided: Decided, now: Date) {
  const { reviewId, revision, refusal, note, decidedBy } = decided;
  const locked = await lockWritten(tx, reviewId);
  if (!locked) throw new ApiError('resource-not-found');
  if (locked.revision !== revision) throw new ApiError('state-conflict');
  const status = refusal === null ? 'published' : 'refused';
  const change = { status, reason: refusal, note: note || null, decidedAt: now, decidedBy } as const;
  const [written = locked] = await tx
    .update(writtenReviews)
    .set(change)
    .where(eq(writtenReviews.id, reviewId))
    .returning();
  if (refusal === null) await showWritten(tx, written);
  else await tx.delete(reviews).where(eq(reviews.writtenId, reviewId));
  await tx.delete(reviewReports).where(eq(reviewReports.writtenId, reviewId));
  return { written, isNews: isNews(locked, written) };
}

/**
 * Publishes a review, or refuses it, which takes it off the page too; its author is mailed what is new. Reports are
 * settled by it.
 * @throws ApiError resource-not-found; state-conflict when its author has changed it since it was looked at
 */
export async function decide(decided: Decided, services: Services): Promise<AdminReview> {
  const found = await findWritten(services.db, decided.site, decided.reviewId);
  if (!found) throw new ApiError('resource-not-found');
  const written = await services.db.transaction(async (tx) => {
    const applied = await applyDecision(tx, decided, services.now());
    if (applied.isNews) await tellAuthor(tx, applied.written, found.order);
    return applied.written;
  });
  await publishProducts([written.variantId], true, services);
  return toAdminReview(written, found.order, []);
}
