import { shorten } from './shorten';

test('a short text stays as it is', () => {
  expect(shorten('Een bank.')).toBe('Een bank.');
});

test('a long text ends after a whole word, without a comma left over', () => {
  expect(shorten('Een ruime bank, met kussens', 16)).toBe('Een ruime bank…');
  expect(shorten('Een ruime bank met kussens', 20)).toBe('Een ruime bank met…');
});

test('a single endless word is cut all the same', () => {
  expect(shorten('x'.repeat(50), 20)).toHaveLength(20);
});
