import { countryCodes } from '../api/contract/sites.ts';
import { vatCountryOf, vatKindOf, vatPercentOf } from './vat.ts';

test.each([
  ['nl', 'LU', 'LU'],
  ['nl', 'BE', 'BE'],
  ['be', 'LU', 'LU'],
  ['de', 'AT', 'AT'],
  ['nl', null, 'NL'],
  ['be', null, 'BE'],
  ['uk', 'GB', 'GB'],
  ['tr', 'TR', 'TR'],
] as const)('what %s sends to %s bears the VAT of %s', (site, deliveredTo, country) => {
  expect(vatCountryOf(site, deliveredTo)).toBe(country);
});

test.each([
  ['LU', '2026-11-23', 17],
  ['LU', '2023-12-31', 16],
  ['LU', '2024-01-01', 17],
  ['DE', '2020-06-30', 19],
  ['DE', '2020-07-01', 16],
  ['DE', '2021-01-01', 19],
  ['AT', '2026-11-23', 20],
  ['TR', '2023-07-09', 18],
  ['TR', '2023-07-10', 20],
] as const)('in %s on %s it was %i percent', (country, day, percent) => {
  expect(vatPercentOf(country, day)).toBe(percent);
});

test.each([
  ['TR', '2019-12-31', 18],
  ['TR', '2020-01-02', 8],
  ['TR', '2023-07-09', 8],
  ['TR', '2023-07-10', 10],
  ['NL', '2026-11-23', 21],
  ['GB', '2026-11-23', 20],
] as const)('furniture in %s on %s bore %i percent', (country, day, percent) => {
  expect(vatPercentOf(country, day, 'furniture')).toBe(percent);
});

test.each([
  ['a corner sofa', ['C1', 'C11', 'C113'], 'furniture'],
  ['a wardrobe', ['C5', 'C54'], 'furniture'],
  ['a basket', ['C5', 'C55'], 'standard'],
  ['a lamp', ['C6', 'C61'], 'standard'],
  ['what has no category', [], 'standard'],
] as const)('%s is %s', (_what, categories, kind) => {
  expect(vatKindOf(categories)).toBe(kind);
});

test('a day before the first known rate bears that one', () => {
  for (const country of countryCodes) expect(vatPercentOf(country, '1970-01-01')).toBeGreaterThan(0);
});
