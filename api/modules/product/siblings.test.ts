import { siblingWith, valuesOf } from './siblings.ts';

const variant = (colour: string, size: string) => ({ name: `${colour}-${size}`, options: { colour, size } });
const variants = [
  variant('sand', '160'),
  variant('sand', '180'),
  variant('rust', '160'),
  variant('moss', '180'),
];

test('values come once, in the order of the variants', () => {
  expect(valuesOf(variants, 'colour')).toEqual(['sand', 'rust', 'moss']);
  expect(valuesOf(variants, 'wood')).toEqual([]);
});

test('another value keeps the other options', () => {
  expect(siblingWith(variants, variant('sand', '160'), 'colour', 'rust')?.name).toBe('rust-160');
  expect(siblingWith(variants, variant('moss', '180'), 'colour', 'sand')?.name).toBe('sand-180');
});

test('a combination that does not exist falls back to one that has the value', () => {
  expect(siblingWith(variants, variant('sand', '160'), 'colour', 'moss')?.name).toBe('moss-180');
  expect(siblingWith(variants, variant('sand', '160'), 'size', '200')).toBeUndefined();
});
