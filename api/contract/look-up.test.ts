import { cutText } from './cut-text';
import { lookUp } from './look-up';
import { isValidZipCode } from './zip-code';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];

test.each(inherited)('%s is in no table of ours', (name) => {
  expect(lookUp({ NL: 1 }, name)).toBeUndefined();
  expect(isValidZipCode('1012 AB', name)).toBe(true);
});

test('what is in a table is found', () => {
  expect(lookUp({ NL: 1 }, 'NL')).toBe(1);
  expect(lookUp({ NL: 1 }, 'BE')).toBeUndefined();
});

test('a text is cut without halving a sign', () => {
  expect(cutText('abc', 5)).toBe('abc');
  expect(cutText('ab𝓑c', 3)).toBe('ab');
  expect(cutText('ab𝓑c', 4)).toBe('ab𝓑');
  expect(cutText('𝓑', 2)).toBe('𝓑');
  for (let length = 0; length < 12; length += 1) expect(cutText('a𝓑🛋️b𠮷c', length).isWellFormed()).toBe(true);
});
