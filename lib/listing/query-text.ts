import { formatListingQuery, type ListingQuery } from '@/api/contract/listing-query';
import type { ListingSource } from './models';

/** A path with the canonical spelling of a query; commas stay readable. */
export function withQueryText(path: string, query: ListingQuery): string {
  const text = formatListingQuery(query).toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** How the API is asked for a listing: its canonical parameters with type and vsin. */
export function listingSearch(
  { type, link }: Pick<ListingSource, 'type'> & { link: { vsin: string } | null },
  query: ListingQuery,
): string {
  const params = formatListingQuery(query);
  params.set('type', type);
  if (link) params.set('vsin', link.vsin);
  return params.toString();
}
