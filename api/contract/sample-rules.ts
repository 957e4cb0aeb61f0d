/** What samples by post are bound to; no yup, as pages read it too. */
export const sampleRules = {
  /** Samples of one request. */
  perRequest: 5,
  /** Requests for one address in `days`. */
  requests: 2,
  days: 90,
  /** Days after which a request is deleted. */
  keptDays: 180,
} as const;
