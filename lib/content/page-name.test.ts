import { pageName } from './page-name';

test('a name ends before the colon of its title', () => {
  expect(pageName('Materialengids: hout, stof, wol, leer en steen')).toBe('Materialengids');
});

test('the space before a French colon is no part of the name', () => {
  expect(pageName('Promos : des prix en baisse')).toBe('Promos');
});

test('a title without a colon, or with one inside a word, is a name', () => {
  expect(pageName('Onze showrooms')).toBe('Onze showrooms');
  expect(pageName('Open van 9:00 tot 17:00')).toBe('Open van 9:00 tot 17:00');
});

test('a title of nothing before its colon stays whole', () => {
  expect(pageName(': zonder naam')).toBe(': zonder naam');
});
