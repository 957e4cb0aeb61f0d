import { listingSegments, productSegments } from './segments';

it('says what a product belongs to', () => {
  const product = { vsin: 'V1', brand: 'Hout; & Zo', category: { vsin: 'C11' }, tags: [] };
  expect(productSegments(product)).toBe('c:C11;br:Hout  & Zo;p:V1');
  expect(productSegments({ ...product, brand: 'Linden', tags: [{ vsin: 'T1' }, { vsin: 'T2' }] })).toBe(
    'c:C11;br:Linden;p:V1;t:T1,T2',
  );
});

it.each([
  ['category', 'C11', 'c:C11'],
  ['tag', 'T12', 't:T12'],
  ['collection', 'CL1', ''],
  ['search', undefined, ''],
])('asks for offers of the %s %s', (type, vsin, where) => {
  expect(listingSegments(type, vsin)).toBe(where);
});
