import { call } from '../call.ts';
import type { addPictureInputSchema, ReviewPicture } from '../review-pictures.ts';
import type { Review, ReviewSort, ReviewSummary, reportInputSchema, reportResultSchema } from '../reviews.ts';
import type {
  AdminReview,
  adminReviewLists,
  OwnReview,
  Purchase,
  purchasesInputSchema,
  removedReviewSchema,
  removeReviewInputSchema,
  reviewDecisionSchema,
  writeReviewInputSchema,
} from '../written-reviews.ts';

export const listReviews = call('GET', 'reviews/:vsin')
  .query<{ page?: number; stars?: number; sort?: ReviewSort }>()
  .answers<Review>();
export const readReviewSummary = call('GET', 'reviews/:vsin/summary').answersOne<ReviewSummary>();
export const reportReview = call('POST', 'reviews/:reviewId/report')
  .takes<typeof reportInputSchema>()
  .answersOne<typeof reportResultSchema>();
export const listPurchases = call('POST', 'own-reviews/purchases')
  .takes<typeof purchasesInputSchema>()
  .answers<Purchase>();
export const addReviewPicture = call('POST', 'own-reviews/pictures')
  .takes<typeof addPictureInputSchema>()
  .answersOne<ReviewPicture>();
export const writeReview = call('PUT', 'own-reviews')
  .takes<typeof writeReviewInputSchema>()
  .answersOne<OwnReview>();
export const removeReview = call('POST', 'own-reviews/removal')
  .takes<typeof removeReviewInputSchema>()
  .answersOne<typeof removedReviewSchema>();
export const listWrittenReviews = call('GET', 'admin/reviews')
  .query<{ page?: number; size?: number; status?: (typeof adminReviewLists)[number] }>()
  .answers<AdminReview>();
export const decideOnReview = call('POST', 'admin/reviews/:reviewId/decision')
  .takes<typeof reviewDecisionSchema>()
  .answersOne<AdminReview>();
