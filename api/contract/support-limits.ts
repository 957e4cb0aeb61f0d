/** Characters of what is written to the shop; no yup, as the chat reads them too. */
export const supportLimits = {
  name: 120,
  subject: 150,
  message: 4000,
  /** Of the chat. */
  question: 300,
} as const;
