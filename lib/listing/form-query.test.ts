import { formatListingQuery, type ListingQuery } from '@/api/contract/listing-query';
import { defaultSort, queryFromForm } from './form-query';

const write = (query: ListingQuery) => decodeURIComponent(formatListingQuery(query).toString());

function form(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

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

  test('what the words are not read as travels along', () => {
    const entries: [string, string][] = [
      ['term', 'bank onder 1200'],
      ['open', 'price'],
      ['price', ''],
      ['price', ''],
    ];
    expect(write(queryFromForm(form(entries), 'search'))).toBe('term=bank+onder+1200&open=price');
  });

  test('the words searched for travel along', () => {
    expect(write(queryFromForm(form([['term', 'hoek bank']]), 'search'))).toBe('term=hoek+bank');
  });
});
