import { isValidHouseNumber, splitHouseNumber } from './house-number.ts';

describe('the number of a house', () => {
  test.each([
    [
      'NL',
      ['12', '12a', '12-14', '12 bis', '12/3'],
      ['twaalf', 'a', '-', '-5', '/3', '+12', '12\n13', '<b>12', '12@3'],
    ],
    ['DE', ['12', '12 1/2', '12-14'], ['Hof']],
    ['AT', ['12/3/4'], ['Tür']],
    ['CZ', ['1700/68', 'č. p. 12', '68'], ['č. p.']],
    ['TR', ['12/3', 'No: 5'], ['Blok']],
    [
      'GB',
      ['12', '12A', 'Rose Cottage', 'St. John’s Lodge', '’t Hof', '(2) The Mews'],
      ['', ';', 'Rose\nCottage'],
    ],
    ['ZZ', ['1'], ['Villa']],
  ])('in %s is taken as people write it', (country, right, wrong) => {
    for (const one of right) expect([one, isValidHouseNumber(one, country)]).toEqual([one, true]);
    for (const one of wrong) expect([one, isValidHouseNumber(one, country)]).toEqual([one, false]);
  });

  test.each([
    ['12', { number: '12', addition: '' }],
    [' 12a ', { number: '12', addition: 'a' }],
    ['12-3', { number: '12', addition: '3' }],
    ['1700/68', { number: '1700', addition: '68' }],
    ['Rose Cottage', null],
    ['č. p. 12', null],
    ['123456', null],
    ['', null],
  ])('%s is divided for look-ups', (text, parts) => {
    expect(splitHouseNumber(text)).toEqual(parts);
  });
});
