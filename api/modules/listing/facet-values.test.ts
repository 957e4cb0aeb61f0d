import { byValueFacet } from './facet-columns.ts';
import { type FacetValue, toCodes } from './facet-values.ts';

const value = (facet: string, name: string, code: number): FacetValue => ({
  facet,
  value: name,
  code,
  title: {},
  swatch: null,
});
const rows = [value('colour', 'sand', 1), value('colour', 'rust', 5), value('style', 'sand', 2)];
const known = byValueFacet((code) => rows.filter(({ facet }) => facet === code));

describe('chosen values', () => {
  test('are those of their own facet', () => {
    expect(toCodes({ colour: ['rust', 'sand'], style: ['sand'] }, known)).toEqual({
      colour: [5, 1],
      style: [2],
    });
    expect(toCodes({}, known)).toEqual({});
  });

  test('that do not exist are named, not left out: the listing would show too much', () => {
    expect(() => toCodes({ style: ['rust'] }, known)).toThrow(
      expect.objectContaining({ code: 'unknown-facet', fields: [{ property: 'style', message: 'invalid' }] }),
    );
  });
});
