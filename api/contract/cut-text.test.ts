import fc from 'fast-check';
import { cutText } from './cut-text.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 40 });

test('a cut text is the beginning of the text, within the limit and whole signs only', () => {
  fc.assert(
    fc.property(texts, fc.nat(50), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

test('a sign of two halves at the limit goes as a whole', () => {
  expect(cutText('bank 🛋', 6)).toBe('bank ');
  expect(cutText('bank 🛋', 7)).toBe('bank 🛋');
});
