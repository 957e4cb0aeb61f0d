import { parseListingQuery } from '@/api/contract/listing-query';
import { listingHref } from './listing-href';

test('a filtered listing is spelled in the one canonical order', () => {
  const { query } = parseListingQuery(new URLSearchParams('sort=price-asc&colour=sand,rust&page=1'));
  const source = { site: 'nl', type: 'category', link: { alias: 'banken', vsin: 'C11' } } as const;
  expect(listingHref(source, query)).toBe('/nl/banken-c-C11?colour=rust,sand&sort=price-asc');
});
