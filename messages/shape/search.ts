import type { RangeFacetCode } from '../../api/contract/facets.ts';

/** What search must know of a language; all words lower case and without accents. */
export type SearchLanguage = {
  /** Text search configuration of PostgreSQL. */
  config: 'dutch' | 'french' | 'german' | 'english' | 'simple' | 'turkish';
  /** Words that compounds are made of; empty where words are not written together. */
  parts: ReadonlySet<string>;
  /** Parts whose basic form is not a beginning of them. */
  changedStems: ReadonlyMap<string, string>;
  endings: readonly string[];
  linkingLetters: readonly string[];
  synonyms: readonly (readonly string[])[];
  /**
   * What people look for and the shop does not sell, with the nearest thing that it sells; empty where there is none.
   * Of two words the second one, where it follows the first: `canape lit`.
   */
  unsold?: ReadonlyMap<string, string>;
  /** What all forms of a word have in common, for languages whose words PostgreSQL cannot tell the form of. */
  stem?: (word: string) => string;
  /** Words that are never searched, where PostgreSQL has no list of them. */
  emptyWords?: ReadonlySet<string>;
  numbers: NumberWords;
};
export type NumberWords = {
  /** Pattern of what stands before each three digits; a full stop unless said. */
  thousands?: string;
  /** Pattern of what stands before cents; a comma unless said. */
  decimals?: string;
  /** Writes lengths in units of the country in centimetres: `6ft` as `183 cm`. */
  inCentimetres?: (text: string) => string;
  below: readonly string[];
  above: readonly string[];
  /** The same where they are said behind the number: `5.000 TL altı`. */
  belowAfter?: readonly string[];
  aboveAfter?: readonly string[];
  between: readonly string[];
  and: readonly string[];
  currency: readonly string[];
  /** How people are counted: `4 tot 6 personen`. */
  persons: readonly string[];
  /** What else a number may count or measure, so that it is no price: `min 3 lades`, `max 60 watt`. */
  counted: readonly string[];
  width: readonly string[];
  depth: readonly string[];
  height: readonly string[];
  /** Measures that are named before their number: `zitdiepte 60`. */
  named?: Partial<Record<RangeFacetCode, readonly string[]>>;
};

/** For languages that do not write words together. */
export const withoutCompounds = {
  parts: new Set<string>(),
  changedStems: new Map<string, string>(),
  endings: [],
  linkingLetters: [],
};
