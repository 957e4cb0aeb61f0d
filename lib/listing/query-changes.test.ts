import { formatListingQuery, type ListingQuery, parseListingQuery } from '@/api/contract/listing-query';
import { ApiFailure } from '@/lib/api/failure';
import { withoutFilters, withoutRange, withoutValue } from './query-changes';
import { withoutUnknownFilters } from './unknown-filters';

const read = (text: string): ListingQuery => parseListingQuery(new URLSearchParams(text)).query;
const write = (query: ListingQuery) => decodeURIComponent(formatListingQuery(query).toString());

describe('taking filters away', () => {
  test('one value goes, the others stay, and paging starts again', () => {
    const query = withoutValue(read('colour=rust,sand&price=200-900&page=3'), 'colour', 'rust');
    expect(write(query)).toBe('colour=sand&price=200-900');
  });

  test('the last value takes its facet with it', () => {
    expect(write(withoutValue(read('colour=sand'), 'colour', 'sand'))).toBe('');
  });

  test('filters with a value that does not exist go, what was right stays', () => {
    const refusal = (code: 'unknown-facet' | 'invalid-page', ...names: string[]) =>
      new ApiFailure({
        status: 400,
        code,
        message: '',
        fields: names.map((property) => ({ property, message: 'invalid' })),
      });
    const query = read('colour=sand,nonsense&style=modern&price=200-900&sort=rating&page=3');
    const known = withoutUnknownFilters(query, refusal('unknown-facet', 'colour'));
    expect(known && write(known)).toBe('style=modern&price=200-900&sort=rating&page=3');
    expect(withoutUnknownFilters(query, refusal('unknown-facet', 'material'))).toBeNull();
    expect(withoutUnknownFilters(query, refusal('invalid-page', 'colour'))).toBeNull();
    expect(withoutUnknownFilters(query, new Error('x'))).toBeNull();
  });

  test('a range goes whole', () => {
    expect(write(withoutRange(read('price=200-900&width=-180'), 'price'))).toBe('width=-180');
  });

  test('clearing keeps the words searched for and the showroom', () => {
    expect(write(withoutFilters(read('term=bank&colour=sand&sort=rating&page=2')))).toBe('term=bank');
    expect(write(withoutFilters(read('showroomId=utrecht&price=1-2')))).toBe('showroomId=utrecht');
  });
});
