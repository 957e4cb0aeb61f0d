/** What the chat knows to say about the product at hand. */
export const supportTopics = [
  'measures',
  'delivery',
  'stock',
  'material',
  'care',
  'colours',
  'warranty',
  'showrooms',
] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** How questions of shoppers are understood, and what is said about a product. Words are lower case, without accents. */
export type SupportTexts = {
  /** Words that say nothing about what is asked, with spaces between. */
  emptyWords: string;
  /** Words that ask for the same, as they are typed most often. */
  synonyms: readonly (readonly string[])[];
  /** Words that ask for a topic. */
  topicWords: Readonly<Record<SupportTopic, string>>;
  topicTitles: Readonly<Record<SupportTopic, string>>;
  seatHeight: string;
  weight: string;
  parcel: (number: number) => string;
  /** @param period `3 – 5 december` */
  delivered: (period: string) => string;
  madeToOrder: (workingDays: number) => string;
  inStock: string;
  /** A few pieces are left. */
  lastPieces: (count: number) => string;
  notAvailable: string;
  /** Sold out, and more is expected on that day. */
  expected: (day: string) => string;
  orderable: string;
  warranty: (years: number) => string;
  inShowrooms: (names: string) => string;
  inNoShowroom: string;
};
