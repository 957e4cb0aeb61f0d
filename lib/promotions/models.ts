/** What a shopper can have, in the words and amounts of the shop. */
export type PromotionModel = {
  id: string;
  title: string;
  description: string | null;
  /** Null for what needs no code. */
  code: string | null;
  /** It does nothing but deliver for free: no gain where that is so without it. */
  isFreeDelivery: boolean;
  /** From which worth of goods on it counts; null without such a limit. */
  minimum: string | null;
  /** The last day on which it counts; null until further notice. */
  endsOn: string | null;
};
