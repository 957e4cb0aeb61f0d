import { array, boolean, type InferType, number, object, string } from 'yup';
import { severalLines } from './plain-text.ts';
import { maxReportText, reportReasons } from './report-rules.ts';
import { reviewPicturesSchema } from './review-pictures.ts';
import { languages } from './sites.ts';

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
/** Best first, as they are shown. */
export const starSteps = [5, 4, 3, 2, 1] as const;

export const reviewSchema = object({
  id: string().required(),
  author: string().required(),
  rating: number().integer().min(1).max(5).required(),
  title: string().required(),
  text: string().required(),
  /** In which it was written: reviews are not translated. */
  language: string().oneOf(languages).required(),
  /** ISO date. */
  date: string().required(),
  isVerified: boolean().required(),
  /** Made up for a demonstration: no shopper wrote it. */
  isExample: boolean().default(false),
  /** The version that was bought, e.g. `Zand, 212 cm`; null where there is one version, or none is known. */
  bought: string().nullable().defined().default(null),
  pictures: reviewPicturesSchema,
}).required();
export type Review = InferType<typeof reviewSchema>;

/** What the reviews of a product come to; of buyers alone as soon as one of them has written. */
export const reviewSummarySchema = object({
  /** One decimal; null without reviews. */
  average: number().nullable().defined(),
  count: number().integer().required(),
  /** How many gave 5, 4, 3, 2 and 1. */
  distribution: array().of(number().integer().required()).length(starSteps.length).required(),
}).required();
export type ReviewSummary = InferType<typeof reviewSummarySchema>;

export const reportInputSchema = object({
  reason: string().oneOf(reportReasons).required(),
  text: severalLines().max(maxReportText).default(''),
}).noUnknown();
export const reportResultSchema = object({ reportedAt: string().required() }).required();
