import { toImpersonal } from './impersonal';

test.each([
  ['  hoekbank grijs ', 'hoekbank grijs'],
  ['jan@voorbeeld.nl', '(e-mail)'],
  ['bestelling van jan.jansen@voorbeeld.nl bank', 'bestelling van (e-mail) bank'],
  ['jan @ thuis.nl', '(e-mail)'],
  ['bel 06-12345678', 'bel (number)'],
  ['+31 6 12 34 56 78', '(number)'],
  ['V100101', 'V100101'],
  ['tafel 180 x 90', 'tafel 180 x 90'],
])('%j is told as %j', (typed, told) => {
  expect(toImpersonal(typed)).toBe(told);
});

test('a whole letter is not told', () => {
  expect(toImpersonal('a'.repeat(5000)).length).toBe(100);
});
