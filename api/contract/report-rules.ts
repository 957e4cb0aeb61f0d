/** Why a review may be reported, and how much may be said of it; no yup, as product pages read it too. */
export const reportReasons = [
  'offensive',
  'personal-data',
  'not-about-product',
  'advertising',
  'false',
] as const;
export type ReportReason = (typeof reportReasons)[number];
/** Characters. */
export const maxReportText = 500;
