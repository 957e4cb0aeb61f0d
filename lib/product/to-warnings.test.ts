import { productSeeds } from '@/api/db/seed/catalogue/products';
import { variantRows } from '@/api/db/seed/catalogue/rows';
import { toWarnings } from './to-warnings';

test('a product warns of what its facts call for, and of nothing else', () => {
  expect(toWarnings({})).toEqual([]);
  expect(toWarnings({ tipOver: 'tip-not-needed' })).toEqual([]);
  expect(toWarnings({ tipOver: 'tip-included', loadPerShelfKg: 20, assembly: 'assembly-kit' })).toEqual([
    'tipOver',
    'load',
    'parts',
  ]);
  expect(toWarnings({ mains: 'mains-plug', bulbWatt: 40 })).toEqual(['cord', 'bulb']);
  expect(toWarnings({ mains: 'mains-ceiling', assembly: 'assembly-hang' })).toEqual(['ceiling', 'hang']);
  expect(toWarnings({ hazards: ['bunk', 'flame'] })).toEqual(['flame', 'bunk']);
});

test('whatever is delivered with a fitting against tipping over, hangs, or has a cord warns of it', () => {
  const told = variantRows.map(({ facts }) => toWarnings(facts));
  const warned = (code: string) => {
    const id = productSeeds.find((one) => one.code === code)?.id;
    return told[variantRows.findIndex(({ productId }) => productId === id)];
  };
  expect(warned('wardrobe-nord-oak')).toContain('tipOver');
  expect(warned('mirror-arch')).toEqual(expect.arrayContaining(['tipOver', 'hang', 'glass']));
  expect(warned('lamp-vega-floor')).toEqual(expect.arrayContaining(['cord', 'bulb']));
});

test('what comes with a light source says its class, or it may not be sold', () => {
  for (const { vsin, facts } of variantRows)
    expect([vsin, facts.bulbIncluded === true && facts.energyClass === undefined]).toEqual([vsin, false]);
});
