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
  numbers: NumberWords;
};
export type NumberWords = {
  below: readonly string[];
  above: readonly string[];
  between: readonly string[];
  and: readonly string[];
  currency: readonly string[];
  width: readonly string[];
  depth: readonly string[];
  height: readonly string[];
};

/** For languages that do not write words together. */
export const withoutCompounds = {
  parts: new Set<string>(),
  changedStems: new Map<string, string>(),
  endings: [],
  linkingLetters: [],
};
