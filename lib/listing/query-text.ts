import { formatListingQuery, type ListingQuery } from '@/api/contract/listing-query';

/** A path with the canonical spelling of a query; commas stay readable. */
export function withQueryText(path: string, query: ListingQuery): string {
  const text = formatListingQuery(query).toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}
