import { array, boolean, type InferType, number, object, string } from 'yup';
import { basketItemSchema } from './basket.ts';
import { oneLine } from './plain-text.ts';
import { reportReasons } from './report-rules.ts';
import { reviewFields } from './review-fields.ts';
import { mostReviewPictures, reviewPicturesSchema } from './review-pictures.ts';
import { languages } from './sites.ts';

/** `waiting` for staff to look at it. A changed one waits again; what was shown before stays until then. */
export const writtenStatuses = ['waiting', 'published', 'refused'] as const;
export const refusalReasons = [
  'offensive',
  'personal-data',
  'not-about-product',
  'advertising',
  'unclear',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Whose orders: of the token where neither is named, of one order with the key in its mails. */
const whose = {
  key: string().max(200).optional(),
  orderId: string().uuid().optional(),
};
export const purchasesInputSchema = object(whose).noUnknown();
export type ReviewProof = InferType<typeof purchasesInputSchema>;

export const writeReviewInputSchema = object({
  ...whose,
  orderId: string().uuid().required(),
  /** The vsin that was bought. */
  productId: string().max(20).required(),
  ...reviewFields,
  /** Ids of pictures that were added for this order, as they are to be shown; left out, none. */
  pictures: array().of(string().uuid().required()).max(mostReviewPictures).default([]),
}).noUnknown();
export type WriteReviewInput = InferType<typeof writeReviewInputSchema>;
export const removeReviewInputSchema = object({
  key: whose.key,
  reviewId: string().uuid().required(),
}).noUnknown();

/** A review as its author sees it. */
export const ownReviewSchema = object({
  id: string().uuid().required(),
  rating: number().integer().required(),
  title: string().required(),
  text: string().required(),
  pictures: reviewPicturesSchema,
  status: string().oneOf(writtenStatuses).required(),
  /** Whether it, or what it said before it was changed, is on the product's page. */
  isShown: boolean().required(),
  /** Why it was refused. */
  reason: string().oneOf(refusalReasons).nullable().defined(),
  /** What staff added to that. */
  note: string().nullable().defined(),
  /** ISO date-time. */
  writtenAt: string().required(),
}).required();
export type OwnReview = InferType<typeof ownReviewSchema>;

/** A thing that was bought and has come. */
export const purchaseSchema = basketItemSchema
  .pick(['alias', 'title', 'media', 'options'])
  .shape({
    orderId: string().uuid().required(),
    /** The vsin. */
    productId: string().required(),
    /** ISO date-time. */
    orderedAt: string().required(),
    /** Under which name a review of it is shown, e.g. `Sanne W.`. */
    author: string().required(),
    review: ownReviewSchema.nullable().defined(),
  })
  .required();
export type Purchase = InferType<typeof purchaseSchema>;

/** What staff see of one. */
export const adminReviewSchema = ownReviewSchema
  .omit(['isShown'])
  .shape({
    /** Grows with every change by its author. */
    revision: number().integer().required(),
    orderNumber: string().required(),
    productId: string().required(),
    author: string().required(),
    language: string().oneOf(languages).required(),
    decidedAt: string().nullable().defined(),
    /** Of readers, about what is shown. */
    reports: array()
      .of(
        object({
          reason: string().oneOf(reportReasons).required(),
          text: string().defined(),
          reportedAt: string().required(),
        }).required(),
      )
      .required(),
  })
  .required();
export type AdminReview = InferType<typeof adminReviewSchema>;
export const adminReviewLists = [...writtenStatuses, 'reported'] as const;

export const reviewDecisionSchema = object({
  /** The revision that was looked at: one that has changed since is looked at again. */
  revision: number().integer().min(1).required(),
  /** Null publishes it, or leaves it where it is in spite of reports. */
  refusal: string().oneOf(refusalReasons).nullable().defined(),
  /** To the author, in the language of the review. */
  note: oneLine().max(500).default(''),
}).noUnknown();
export type ReviewDecision = InferType<typeof reviewDecisionSchema>;
export const removedReviewSchema = object({ reviewId: string().uuid().required() }).required();

/** In the export of an account. */
export const exportedReviewsSchema = array()
  .of(ownReviewSchema.shape({ productId: string().required(), author: string().required() }).required())
  .required();
