import { reportReview } from '@/api/contract/calls/reviews';
import type { ReportReason } from '@/api/contract/report-rules';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

export { maxReportText, type ReportReason, reportReasons } from '@/api/contract/report-rules';

export async function sendReport(
  site: SiteRules,
  reviewId: string,
  report: { reason: ReportReason; text: string },
): Promise<void> {
  await browserApi(site).send(reportReview, { reviewId, items: [report], token: null });
}
