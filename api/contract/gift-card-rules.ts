/** `ordered`: not paid yet. `waiting`: for its day to be sent. `void`: taken back before anything was spent. */
export const giftCardStatuses = ['ordered', 'waiting', 'active', 'blocked', 'void'] as const;

/** What is true of every gift card. */
export const giftCardRules = {
  /** How far ahead one may be ordered to be sent. */
  sendWithinDays: 180,
  /** Counted from the day on which it was sent. */
  validYears: 5,
  /** What comes back to a card can be spent for so long at least, also where the card had run out. */
  validYearsAfterRefund: 1,
  messageLength: 400,
  codeLength: 20,
  /** What of the code is kept to be shown. */
  shownSigns: 4,
} as const;
