import { object, string } from 'yup';
import * as pages from '../../contract/calls/review-pages.ts';
import * as calls from '../../contract/calls/reviews.ts';
import { addPictureInputSchema, reviewPictureSchema } from '../../contract/review-pictures.ts';
import {
  reportInputSchema,
  reportResultSchema,
  reviewSchema,
  reviewSorts,
  reviewSummarySchema,
} from '../../contract/reviews.ts';
import { variantVsin } from '../../contract/vsin.ts';
import {
  adminReviewLists,
  adminReviewSchema,
  ownReviewSchema,
  purchaseSchema,
  purchasesInputSchema,
  removedReviewSchema,
  removeReviewInputSchema,
  reviewDecisionSchema,
  writeReviewInputSchema,
} from '../../contract/written-reviews.ts';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { defineRoute } from '../../http/route.ts';
import { findProductId } from '../product/product-rows.ts';
import { decide, listForStaff, reportReview } from './moderation.ts';
import { addPicture, readPicture } from './pictures.ts';
import { listPurchases, removeReview, writeReview } from './service.ts';
import { listShownReviews, readSummary } from './shown-reviews.ts';

const reviewsPerPage = 5;
const maxReviewPage = 1_000;

const listQuery = object({
  page: string(),
  stars: string()
    .matches(/^[1-5]$/)
    .optional(),
  sort: string().oneOf(reviewSorts).optional(),
});
const pictureQuery = object({ size: string().oneOf(['thumb']).optional() }).noUnknown();
const staffQuery = object({
  ...pagingQuery,
  status: string().oneOf(adminReviewLists).optional(),
}).noUnknown();

async function productOf(db: Queryable, vsin: string): Promise<number> {
  const isVsin = variantVsin.test(vsin);
  const productId = isVsin ? await findProductId(db, vsin) : undefined;
  if (productId === undefined) throw new ApiError('product-not-found');
  return productId;
}

function readPage(text: string | null): number {
  if (text === null) return 1;
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (page < 1 || page > maxReviewPage)
    throw new ApiError('invalid-page', undefined, [{ property: 'page', message: 'invalid' }]);
  return page;
}

const shown = [
  defineRoute(
    calls.listReviews,
    {
      summary:
        'Reviews of the product of a variant, five a page, an empty list after the last; those in the language first. ' +
        'Buyers wrote them, or they are examples (`isExample`), never both for one product',
      auth: 'none',
      query: listQuery,
      response: reviewSchema,
      errors: ['product-not-found', 'invalid-page'],
    },
    async ({ params, query, language }, services) => {
      const productId = await productOf(services.db, params.vsin);
      const { stars, sort = 'newest' } = listQuery.cast(Object.fromEntries(query));
      const offset = (readPage(query.get('page')) - 1) * reviewsPerPage;
      const page = { offset, limit: reviewsPerPage };
      return listShownReviews(
        { productId, language, stars: stars ? Number(stars) : null, sort, ...page },
        services,
      );
    },
  ),
  defineRoute(
    calls.readReviewSummary,
    {
      summary: 'Mean, number and distribution of the reviews of the product of a variant',
      auth: 'none',
      response: reviewSummarySchema,
      errors: ['product-not-found'],
    },
    async ({ params }, { db }) => [await readSummary(db, await productOf(db, params.vsin))],
  ),
  defineRoute(
    pages.readReviewPicture,
    {
      summary: 'A picture of a review that is shown, or waits to be looked at, as WebP',
      auth: 'none',
      query: pictureQuery,
      errors: ['resource-not-found'],
    },
    async ({ site, params: { pictureId }, query }, { db }) => {
      const found = await readPicture(db, site.code, {
        id: pictureId,
        isThumb: query.get('size') === 'thumb',
      });
      if (!found) throw new ApiError('resource-not-found');
      return new Response(new Uint8Array(found.bytes), {
        headers: {
          'content-type': 'image/webp',
          'cache-control': found.isShown ? 'public, max-age=86400' : 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      });
    },
  ),
  defineRoute(
    calls.reportReview,
    {
      summary:
        'Tell staff what is wrong with a review that is shown; examples cannot be reported. Send Idempotency-Key so that a ' +
        'repeated call reports nothing twice',
      auth: 'none',
      limit: { points: 20, seconds: 3600 },
      body: reportInputSchema,
      errors: ['resource-not-found', 'too-many-requests', 'idempotency-conflict'],
      headers: ['Idempotency-Key'],
      response: reportResultSchema,
    },
    async ({ params: { reviewId }, items: [report], request }, services) => [
      await reportReview({ ...report, reviewId, request }, services),
    ],
  ),
];

const own = [
  defineRoute(
    calls.listPurchases,
    {
      summary:
        'What has come of the orders of the token, or of the one order whose `key` a mail had, with what its buyer said ' +
        'of it: each thing once, newest first',
      // With a key no token is needed.
      auth: 'none',
      limit: { points: 120, seconds: 3600 },
      body: purchasesInputSchema,
      errors: ['token-missing', 'link-expired', 'order-not-found', 'too-many-requests'],
      response: purchaseSchema,
    },
    async (call, services) => listPurchases(call, call.items[0], services),
  ),
  defineRoute(
    calls.addReviewPicture,
    {
      summary:
        'Add a picture for reviews of an order: drawn anew, upright, at most 1280 pixels a side, without what the camera noted. ' +
        'What no review names within a day is deleted',
      auth: 'none',
      // Each costs a moment of a processor.
      limit: { points: 40, seconds: 3600, isGuard: true },
      body: addPictureInputSchema,
      errors: ['token-missing', 'link-expired', 'order-not-found', 'too-many-requests'],
      response: reviewPictureSchema,
    },
    async (call, services) => [await addPicture(call, call.items[0], services)],
  ),
  defineRoute(
    calls.writeReview,
    {
      summary:
        'Review a thing that has come, once, or change what was said of it: before, state-conflict. Staff look at it before ' +
        'it is shown',
      auth: 'none',
      limit: { points: 60, seconds: 3600 },
      body: writeReviewInputSchema,
      errors: [
        ...([
          'token-missing',
          'link-expired',
          'order-not-found',
          'product-not-found',
          'state-conflict',
        ] as const),
        'too-many-requests',
      ],
      response: ownReviewSchema,
    },
    async (call, services) => [await writeReview(call, call.items[0], services)],
  ),
  defineRoute(
    calls.removeReview,
    {
      summary: 'Take a review of the caller back, off the page too',
      auth: 'none',
      limit: { points: 60, seconds: 3600 },
      body: removeReviewInputSchema,
      errors: ['token-missing', 'link-expired', 'resource-not-found', 'too-many-requests'],
      response: removedReviewSchema,
    },
    async (call, services) => [await removeReview(call, call.items[0], services)],
  ),
];

const staff = [
  defineRoute(
    calls.listWrittenReviews,
    {
      summary:
        'What buyers of the site wrote, oldest first, by page: `waiting` for a decision, or `reported` by readers',
      auth: 'admin',
      query: staffQuery,
      response: adminReviewSchema,
    },
    async ({ site, query }, services) => {
      const { status } = staffQuery.cast(Object.fromEntries(query));
      return listForStaff({ site: site.code, status }, readPaging(query), services);
    },
  ),
  defineRoute(
    calls.decideOnReview,
    {
      summary:
        'Publish a review (`refusal` null) or refuse it for a reason, which takes it off the page too. Its author is mailed; ' +
        'state-conflict when it was changed since',
      auth: 'admin',
      body: reviewDecisionSchema,
      errors: ['resource-not-found', 'state-conflict'],
      response: adminReviewSchema,
    },
    async ({ site, claims, params: { reviewId }, items: [decision] }, services) => [
      await decide({ ...decision, reviewId, site: site.code, decidedBy: claims.sub }, services),
    ],
  ),
];

export const routes = [...shown, ...own, ...staff];
