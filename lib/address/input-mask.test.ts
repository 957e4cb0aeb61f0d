import fc from 'fast-check';
import { canBecome, signsOf, writtenBy } from './input-mask';

test.each([
  ['#', ['0', '9'], ['a', '٣', '-', '🛋']],
  ['A', ['a', 'Ç', 'ж'], ['1', '-', '🛋']],
  ['N', ['a', '7', 'é'], ['-', '🛋']],
  ['X', ['a', '7', '-', '🛋'], ['ab']],
])('%s stands for its kind of sign', (mask, taken, refused) => {
  for (const sign of taken) expect(writtenBy(mask, sign)).toBe(sign);
  for (const sign of refused) expect(writtenBy(mask, sign)).toBeNull();
});

test.each([
  ['3512je', '3512 je'],
  ['35 12', '3512'],
  ['3512 ', '3512'],
  ['3512 j', '3512 j'],
  ['', ''],
  ['3512jex', null],
  ['351je', null],
])('%j is written as %j', (text, written) => expect(writtenBy('#### AA', text)).toBe(written));

test('other signs are written for the typist, who may also type them', () => {
  expect(writtenBy('+## (#)', '123')).toBe('+12 (3');
  expect(writtenBy('+## (#)', '+12(3)')).toBe('+12 (3)');
});

test.each([
  ['351 je', true],
  ['je', true],
  ['3', true],
  ['35123', false],
  ['j3', false],
])('%j can become a Dutch postcode: %s', (text, can) => expect(canBecome('#### AA', text)).toBe(can));

test('nothing typed is lost, changed or written twice', () => {
  const typed = fc.string({ unit: fc.constantFrom('1', '9', 'a', 'é', ' ', '-', '🛋'), maxLength: 8 });
  fc.assert(
    fc.property(typed, fc.constantFrom('#### AA', '### ##', 'NNNN-XX'), (text, mask) => {
      const written = writtenBy(mask, text);
      if (written === null) return;
      expect(signsOf(written).filter((sign) => sign !== '-')).toEqual(
        signsOf(text).filter((sign) => sign !== '-'),
      );
      expect(writtenBy(mask, written)).toBe(written);
      expect(canBecome(mask, text)).toBe(true);
    }),
  );
});
