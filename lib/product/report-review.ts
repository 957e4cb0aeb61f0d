import { reportReview } from '@/api/contract/calls/reviews';
import type { ReportReason } from '@/api/contract/report-rules';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

export { maxReportText, type ReportReason, reportReasons } from '@/api/contract/report-rules';

/** @param key stays the same while the same report is sent again */
export async function sendReport(
  site: SiteRules,
  reviewId: string,
  report: { reason: ReportReason; text: string },
  key: string,
): Promise<void> {
  const headers = { 'idempotency-key': key };
  await browserApi(site).send(reportReview, { reviewId, items: [report], headers, token: null });
}
