import type { RangeFacetCode } from '../../contract/facets.ts';
import type { Range } from '../../contract/listing-query.ts';
import type { Matches } from './matches.ts';

/** What the words of a search were read as, and what they find. */
export type ResolvedSearch = {
  /** Null: every product, because no word was typed. */
  matches: Matches | null;
  /** Filters meant by numbers with units. */
  ranges: Partial<Record<RangeFacetCode, Range>>;
  /** Whether nothing says that the price among them is one. */
  isPriceGuessed: boolean;
  /** Of the variant whose article number was typed. */
  vsin: string | null;
  /** What was searched, word by word, whether or not anything is called so. */
  words: readonly string[];
  /** The words searched instead, when they differ from those typed. */
  correctedTerm: string | null;
  /** Typed words that nothing is called by; what was found is without them. */
  missingWords: readonly string[];
};
