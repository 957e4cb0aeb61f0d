import fc from 'fast-check';
import { binOf, codeSize, digitsOf, isCardNumber, isExpiry, isSecurityCode, numberMask } from './card-number';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['4111111111111111', '#### #### #### #######'],
  ['5451030000000000', '#### #### #### ####'],
  ['374427', '#### ###### #####'],
  ['', '#### #### #### #######'],
])('%j is written as %s', (number, mask) => {
  expect(numberMask(number)).toBe(mask);
});

test.each([
  ['4111 1111 1111 1111', true],
  ['5555-5555-5555-4444', true],
  ['3782 822463 10005', true],
  ['6212 3456 7890 0000 003', true],
  ['4111 1111 1111 1112', false],
  ['4111 1111 1111', false],
  ['', false],
])('a card %s can be: %s', (text, canBe) => {
  expect(isCardNumber(digitsOf(text))).toBe(canBe);
});

test('one wrong digit is noticed, whichever it is', () => {
  const right = '4111111111111111';
  fc.assert(
    fc.property(fc.nat(14), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digit = (Number(right[place + 1]) + by) % 10;
      const wrong = right.slice(0, place + 1) + digit + right.slice(place + 2);
      expect(isCardNumber(wrong)).toBe(false);
    }),
  );
});

test.each([
  ['11 / 26', true],
  ['12/26', true],
  ['1127', true],
  ['01/2030', true],
  ['1/27', true],
  ['122030', true],
  ['10 / 26', false],
  ['13 / 27', false],
  ['00 / 27', false],
  ['12 / 60', false],
  ['', false],
])('a card of %j is valid in November 2026: %s', (text, isValid) => {
  expect(isExpiry(text, now)).toBe(isValid);
});

test.each([
  ['123', '4111', true],
  ['1234', '4111', false],
  ['1234', '3782', true],
  ['123', '3782', false],
  ['123', '', true],
  ['12a', '4111', false],
  ['', '4111', false],
])('the code %j of a card that begins with %j is whole: %s', (code, number, isWhole) => {
  expect(isSecurityCode(code, number)).toBe(isWhole);
});

test.each([
  ['', 3],
  ['4111', 3],
  ['3782', 4],
])('of a card that begins with %j the code has %s digits', (number, size) => {
  expect(codeSize(number)).toBe(size);
});

test('six digits say which bank it is, and no more of them are told', () => {
  expect(binOf('54510')).toBeNull();
  expect(binOf('5451030000000000')).toBe('545103');
});
