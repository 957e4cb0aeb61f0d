import { parseListingQuery } from '@/api/contract/listing-query';
import { listingSearch, withQueryText } from './query-text';

const queryOf = (text: string) => parseListingQuery(new URLSearchParams(text)).query;

it('writes one address for one choice, however it was put together, and none for the plain listing', () => {
  const address = (text: string) => withQueryText('/nl/banken-c-C11', queryOf(text));
  expect(address('sort=price-asc&colour=rust,sand')).toBe('/nl/banken-c-C11?colour=rust,sand&sort=price-asc');
  expect(address('colour=sand,rust&sort=price-asc')).toBe(address('sort=price-asc&colour=rust,sand'));
  expect(address('page=1')).toBe('/nl/banken-c-C11');
});

it('names the listing beside the choice when it asks the API', () => {
  const search = listingSearch({ type: 'category', link: { vsin: 'C11' } }, queryOf('colour=sand'));
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    ...{ colour: 'sand', type: 'category', vsin: 'C11' },
  });
  expect(new URLSearchParams(listingSearch({ type: 'newest', link: null }, queryOf(''))).has('vsin')).toBe(
    false,
  );
});
