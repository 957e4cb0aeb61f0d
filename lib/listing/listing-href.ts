import type { ListingQuery } from '@/api/contract/listing-query';
import { listingPath } from '@/lib/routes/paths';
import { withQueryText } from './query-text';
import type { ListingPlace } from './types';

/** The one canonical address of a listing with a query. */
export function listingHref({ site, type, link }: ListingPlace, query?: ListingQuery): string {
  const path = listingPath(site, link ? { type, link } : { type });
  return query ? withQueryText(path, query) : path;
}
