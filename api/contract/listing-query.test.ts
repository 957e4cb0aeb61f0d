import fc from 'fast-check';
import { rangeFacetCodes, valueFacetCodes } from './facets.ts';
import {
  formatListingQuery,
  isFiltered,
  maxPage,
  pageSizes,
  parseListingQuery,
  sortCodes,
} from './listing-query.ts';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));
const problemsOf = (text: string) => parse(text).problems.map(({ code, property }) => `${property}: ${code}`);

const value = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/);
const some = fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((values) => values.join(','));
const range = fc
  .tuple(fc.nat(9_999), fc.nat(9_999), fc.constantFrom('both', 'from', 'to'))
  .map(([a, b, ends]) => `${ends === 'to' ? '' : Math.min(a, b)}-${ends === 'from' ? '' : Math.max(a, b)}`);
const addresses = fc
  .record(
    {
      ...Object.fromEntries(valueFacetCodes.map((code) => [code, some])),
      ...Object.fromEntries(rangeFacetCodes.map((code) => [code, range])),
      sort: fc.constantFrom(...sortCodes),
      page: fc.integer({ min: 1, max: maxPage }).map(String),
      size: fc.constantFrom(...pageSizes).map(String),
      term: fc.string({ maxLength: 120 }),
    },
    { requiredKeys: [] },
  )
  .map(
    (parameters) => new URLSearchParams(Object.entries(parameters).map(([name, one]) => [name, String(one)])),
  );

describe('the query of a listing', () => {
  test('has one spelling: written and read again it is the same', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { query, problems } = parseListingQuery(address);
        expect(problems).toEqual([]);
        const written = formatListingQuery(query);
        expect(parseListingQuery(written)).toEqual({ query, problems: [] });
        expect(formatListingQuery(parseListingQuery(written).query).toString()).toBe(written.toString());
      }),
    );
  });

  test('whatever an address says, what is read of it is sound', () => {
    const keys = fc.constantFrom(
      'colour',
      'price',
      'sort',
      'page',
      'size',
      'term',
      'showroomId',
      'x',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string())), (pairs) => {
        const { query } = parseListingQuery(new URLSearchParams(pairs));
        expect(parseListingQuery(formatListingQuery(query)).problems).toEqual([]);
      }),
    );
  });

  test('spellings of the same choice are one', () => {
    const long = 'colour=sand&colour=rust&colour=sand&utm_source=x&page=1&size=24';
    expect(formatListingQuery(parse(long).query).toString()).toBe('colour=rust%2Csand');
  });

  test('a form without JavaScript sends both ends of a range by themselves', () => {
    expect(parse('price=200&price=900').query.ranges.price).toEqual({ from: 200, to: 900 });
    expect(parse('price=&price=900').query.ranges.price).toEqual({ from: null, to: 900 });
  });

  test('says which of its words are not read as a range', () => {
    const { query } = parse('term=bank+onder+1200&open=width,price,nonsense');
    expect(query.opened).toEqual(['price', 'width']);
    expect(formatListingQuery(query).toString()).toBe('term=bank+onder+1200&open=price%2Cwidth');
  });

  test.each([
    ['price=900-200', ['price: unknown-facet']],
    ['price=-', ['price: unknown-facet']],
    ['colour=Sand!', ['colour: unknown-facet']],
    ['sort=cheap', ['sort: unknown-sort']],
    ['page=0', ['page: invalid-page']],
    [`page=${maxPage + 1}`, ['page: invalid-page']],
    ['open=colour', ['open: unknown-facet']],
    ['size=25', ['size: invalid-size']],
    ['showroomId=../1', ['showroomId: invalid-input']],
    ['colr=sand', ['colr: unknown-facet']],
    ['gclid=1&_rsc=2', []],
  ])('%s is named as wrong and left out', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
    expect(formatListingQuery(parse(text).query).toString()).toBe('');
  });

  test('is filtered by facets alone, not by its order or page', () => {
    expect(isFiltered(parse('sort=newest&page=2').query)).toBe(false);
    expect(isFiltered(parse('width=-180').query)).toBe(true);
    expect(isFiltered(parse('style=loft').query)).toBe(true);
  });
});
