import { reportReview } from '@/api/contract/calls/reviews';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

/** As the API has them, whose schemas would bring yup. */
export const reportReasons = [
  'offensive',
  'personal-data',
  'not-about-product',
  'advertising',
  'false',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export async function sendReport(
  site: SiteRules,
  reviewId: string,
  report: { reason: ReportReason; text: string },
): Promise<void> {
  await browserApi(site).send(reportReview, { reviewId, items: [report], token: null });
}
