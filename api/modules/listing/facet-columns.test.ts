import fc from 'fast-check';
import { facets, valueFacetCodes } from '../../contract/facets.ts';
import { codesOf } from './facet-columns.ts';

const multiple = fc.constantFrom(...valueFacetCodes.filter((code) => facets[code].isMultiple));
const single = fc.constantFrom(...valueFacetCodes.filter((code) => !facets[code].isMultiple));

test('a mask holds the codes it was made of, up to the last bit of its column', () => {
  fc.assert(
    fc.property(multiple, fc.uniqueArray(fc.nat(62)), (facet, codes) => {
      const mask = codes.reduce((sum, code) => sum | (1n << BigInt(code)), 0n);
      expect(codesOf(facet, mask)).toEqual(codes.toSorted((a, b) => a - b));
    }),
  );
});

test('a facet of one value holds its code as it is', () => {
  fc.assert(
    fc.property(single, fc.nat(1_000), (facet, code) => expect(codesOf(facet, BigInt(code))).toEqual([code])),
  );
});
