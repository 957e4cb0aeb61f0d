import {
  facetCodes,
  facets,
  isRangeFacet,
  isValueFacet,
  rangeFacetCodes,
  valueFacetCodes,
} from './facets.ts';

describe('facets', () => {
  test('each is chosen either by values or by a range', () => {
    expect([...valueFacetCodes, ...rangeFacetCodes].toSorted()).toEqual(facetCodes.toSorted());
    expect(valueFacetCodes.some(isRangeFacet)).toBe(false);
  });

  test('no two stand in the same place', () => {
    expect(new Set(facetCodes.map((code) => facets[code].shownAt)).size).toBe(facetCodes.length);
  });

  test.each(['constructor', 'toString', '__proto__', '', 'page'])(
    'an address that names %s names none',
    (name) => {
      expect(isValueFacet(name)).toBe(false);
      expect(isRangeFacet(name)).toBe(false);
    },
  );
});
