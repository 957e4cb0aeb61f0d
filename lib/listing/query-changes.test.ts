import { formatListingQuery, type ListingQuery, parseListingQuery } from '@/api/contract/listing-query';
import { ApiFailure } from '@/lib/api/failure';
import {
  defaultSort,
  queryFromForm,
  withoutFilters,
  withoutRange,
  withoutUnknownFilters,
  withoutValue,
} from './query-changes';

const read = (text: string): ListingQuery => parseListingQuery(new URLSearchParams(text)).query;
const write = (query: ListingQuery) => decodeURIComponent(formatListingQuery(query).toString());

function form(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

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

describe('reading a filter form', () => {
  test('repeated boxes become one list in a fixed order', () => {
    const data = form([
      ['colour', 'sand'],
      ['colour', 'rust'],
      ['sort', 'popular'],
    ]);
    expect(write(queryFromForm(data, 'category'))).toBe('colour=rust,sand');
  });

  test.each([
    [['200', '900'], 'price=200-900'],
    [['900', '200'], 'price=200-900'],
    [['', '900'], 'price=-900'],
    [['200', ''], 'price=200-'],
    [['1.200', '€ 2.400,50'], 'price=1200-2400'],
    [['', ''], ''],
    [['duur', '-'], ''],
  ])('prices %p', (prices, expected) => {
    const data = form(prices.map((price): [string, string] => ['price', price]));
    expect(write(queryFromForm(data, 'category'))).toBe(expected);
  });

  test('the order is named only when it differs from the usual one', () => {
    expect(queryFromForm(form([['sort', defaultSort('search')]]), 'search').sort).toBeNull();
    expect(queryFromForm(form([['sort', 'popular']]), 'search').sort).toBe('popular');
  });

  test('the words searched for travel along', () => {
    expect(write(queryFromForm(form([['term', 'hoek bank']]), 'search'))).toBe('term=hoek+bank');
  });
});
