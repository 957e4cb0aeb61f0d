/** What a shopper can have, in the words and amounts of the shop. */
export type PromotionModel = {
  id: string;
  title: string;
  description: string | null;
  /** Null for what needs no code. */
  code: string | null;
  /** From which worth of goods on it counts; null without such a limit. */
  minimum: string | null;
  /** The last day on which it counts; null until further notice. */
  endsOn: string | null;
};
