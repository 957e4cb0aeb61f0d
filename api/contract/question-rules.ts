/** What a question about a product may be, and how long whom it came from is known: read by page and API alike. */
export const questionRules = {
  /** Characters of a question. */
  shortest: 10,
  longest: 1000,
  /** Days after its answer in which the address of whoever asked is kept, should they write back. */
  addressDays: 90,
  /** Days after which what nobody has answered is deleted. */
  unansweredDays: 180,
} as const;
