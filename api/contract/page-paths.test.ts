import {
  type FixedListing,
  fixedListings,
  isMarkedType,
  type MarkedType,
  markedSlug,
  readFixedListing,
  readPolicyPath,
  readSlug,
} from './page-paths.ts';

const marked: [MarkedType, string][] = [
  ['product', 'V100101'],
  ['category', 'C11'],
  ['collection', 'CL1'],
  ['tag', 'T7'],
];
const listings: FixedListing[] = ['search', 'newest', 'express', 'showroom'];

describe('the grammar of public addresses', () => {
  it.each(marked)('reads the address it writes for a %s', (type, vsin) => {
    expect(isMarkedType(type)).toBe(true);
    for (const alias of ['sofa', 'bank-met-p-in-naam', 'x-c-C1'])
      expect(readSlug(markedSlug({ type, vsin, alias }))).toEqual({ type, vsin });
  });

  it('knows no number of one kind behind the mark of another', () => {
    for (const [type] of marked)
      for (const [other, vsin] of marked.filter(([one]) => one !== type))
        expect([other, readSlug(markedSlug({ type, vsin, alias: 'sofa' }))]).toEqual([other, 'invalid']);
  });

  it.each(['sofa', 'p-V100101', '-p-V1', 'sofa-p-V', 'sofa-p-V1234567890', 'sofa-x-V1'])(
    'reads no mark in %s',
    (slug) => {
      expect(readSlug(slug)).toBeNull();
    },
  );

  it('takes no number zero', () => {
    expect(readSlug('sofa-p-V0')).toBe('invalid');
    expect(readSlug('sofa-p-V10')).toEqual({ type: 'product', vsin: 'V10' });
  });

  it.each(listings)('reads the address of the listing %s', (type) => {
    expect(readFixedListing(fixedListings[type])).toBe(type);
  });

  it('reads the other address of a policy', () => {
    expect(readPolicyPath('/policy/retourbeleid')).toBe('retourbeleid');
    expect(readFixedListing('/policy')).toBeNull();
  });
});
