import fc from 'fast-check';
import { isSameText } from './same-text.ts';

test('secrets are the same exactly when their texts are, whatever their length', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🛋'), maxLength: 3 });
  fc.assert(
    fc.property(texts, texts, (a, b) => expect(isSameText(a, b)).toBe(a === b)),
    { numRuns: 500 },
  );
});
