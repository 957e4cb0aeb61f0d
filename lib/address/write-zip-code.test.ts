import { writeZipCode } from './write-zip-code';

test.each([
  ['NL', '3542ad', '3542 AD'],
  ['NL', ' 3542  AD ', '3542 AD'],
  ['NL', '3542', '3542'],
  ['NL', 'sw1a 1aa', 'sw1a 1aa'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1ae', 'M1 1AE'],
  ['GB', 'W1', 'W1'],
  ['CZ', '11000', '110 00'],
  ['BE', ' 1000', '1000'],
  ['TR', '34430', '34430'],
  ['LU', '1111', '1111'],
] as const)('in %s %j is written %j', (country, typed, written) => {
  expect(writeZipCode(typed, country)).toBe(written);
});
