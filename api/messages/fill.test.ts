import { fill } from './fill.ts';

test('every place is filled, and what fills it is never read again', () => {
  expect(fill('{a} and {b}, {a}', { a: '{b}', b: '$&' })).toBe('{b} and $&, {b}');
});

test('a place without a value is a mistake of ours, not a gap in a mail', () => {
  expect(() => fill('Dear {name}', { shop: 'Linden' })).toThrow('name');
});
