import type { ListingQuery } from '@/api/contract/listing-query';
import { listingPath } from '@/lib/routes/paths';
import type { ListingSource } from './models';
import { withQueryText } from './query-text';

/** The one canonical address of a listing with a query. */
export function listingHref({ site, type, link }: ListingSource, query?: ListingQuery): string {
  const path = listingPath(site, link ? { type, link } : { type });
  return query ? withQueryText(path, query) : path;
}
