import type { FactWord } from '../../api/contract/facts.ts';

/** What the chat knows to say about the product at hand; of answers that fit as well the first is given. */
export const supportTopics = [
  'cover',
  'care',
  'measures',
  'fit',
  'seat',
  'delivery',
  'floor',
  'stock',
  'price',
  'material',
  'colours',
  'samples',
  'assembly',
  'warranty',
  'returns',
  'showrooms',
] as const;
export type SupportTopic = (typeof supportTopics)[number];

type SaidWord = Extract<FactWord, `${'cover' | 'clean' | 'assembly'}-${string}`>;

/** How questions of shoppers are understood, and what is said about a product. Words are lower case, without accents. */
export type SupportTexts = {
  /** Words that say nothing about what is asked, with spaces between. */
  emptyWords: string;
  /** Words that ask for the same, as they are typed most often. */
  synonyms: readonly (readonly string[])[];
  /** Words that ask for a topic. */
  topicWords: Readonly<Record<SupportTopic, string>>;
  topicTitles: Readonly<Record<SupportTopic, string>>;
  /** Words that ask what it costs where a question has no others: `hoeveel`. */
  howMuch: string;
  /** Whole sentences with the very words of the product page in them (a test). */
  facts: Readonly<Record<SaidWord, string>>;
  assemblyTime: (minutes: number) => string;
  /** From very soft to very firm. */
  firmness: readonly [string, string, string, string, string];
  /** @param firmness with its grade of five. */
  seatFirmness: (firmness: string, grade: number) => string;
  seatIsHigh: (height: string) => string;
  seatIsDeep: (depth: string) => string;
  /** Length, width and thickness of what lies flat. */
  flatMeasures: readonly [string, string, string];
  /** Of what is round. */
  diameter: string;
  seatHeight: string;
  weight: string;
  /** Before the measures of each. */
  packed: (count: number) => string;
  parcel: (number: number) => string;
  /** That the page reckons with the doors at home. */
  fitCheck: string;
  /** What that is called on the page. */
  fitTool: string;
  /** How far delivery goes. @param placement what it costs to the room; null of what a parcel service brings */
  floor: (placement: string | null) => string;
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
  price: (amount: string) => string;
  deliveredFree: string;
  deliveredFor: (cost: string, freeFrom: string) => string;
  /** Before the choices. */
  choices: string;
  samples: (names: string) => string;
  noSamples: string;
  /** What the page of samples is called. */
  samplesPage: string;
  warranty: (years: number) => string;
  returns: (days: number, isParcel: boolean) => string;
  noReturns: string;
  inShowrooms: (names: string) => string;
  inNoShowroom: string;
};
