import { isValidZipCode } from './zip-code.ts';

describe('a postal code', () => {
  test.each([
    ['NL', ['1012 AB', '1012ab', ' 1012 AB '], ['1012', '1012  AB', 'AB 1012', '10125 AB', '0000 AA']],
    ['BE', ['1000'], ['1000 AB', '10000']],
    ['DE', ['10115'], ['1011', '101156']],
    ['CZ', ['110 00', '11000'], ['1100']],
    ['TR', ['34000'], ['340000']],
  ])('of %s is written as there', (country, right, wrong) => {
    for (const one of right) expect(isValidZipCode(one, country)).toBe(true);
    for (const one of wrong) expect(isValidZipCode(one, country)).toBe(false);
  });

  test.each(['GB', 'LU', 'ZZ', 'constructor'])('of %s is taken as it comes', (country) => {
    expect(isValidZipCode('anything', country)).toBe(true);
  });
});
