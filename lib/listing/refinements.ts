import { type ListingQuery, parseListingQuery } from '@/api/contract/listing-query';
import { splitQuery } from './foreign-parameters';
import type { ListingModel } from './models';

/**
 * The query of an address that differs from what is drawn in filters and order only: all else that the page says stays
 * true. Null for every other address.
 * @param href a path of this listing, with its query
 */
export function queryOfAddress(drawn: ListingModel, href: string): ListingQuery | null {
  const { own } = splitQuery(new URL(href, window.location.origin).searchParams);
  const { query, problems } = parseListingQuery(own);
  const before = drawn.query;
  const isRefinement =
    problems.length === 0 &&
    before.page === 1 &&
    query.page === 1 &&
    query.term === before.term &&
    query.showroomId === before.showroomId &&
    query.pageSize === before.pageSize;
  return isRefinement ? query : null;
}

/** Whether the page around the products is the same for both: its words of an empty listing are the server's. */
export function isSamePage(drawn: ListingModel, found: ListingModel): boolean {
  const isStart = found.source.type === 'search' && found.term === '';
  const isUnfiltered = found.chips.length === 0;
  return (
    !(isUnfiltered && (isStart || found.total === 0)) &&
    found.title === drawn.title &&
    found.correctedTerm === drawn.correctedTerm &&
    found.missingWords.join() === drawn.missingWords.join() &&
    found.unmetRanges.join() === drawn.unmetRanges.join()
  );
}
