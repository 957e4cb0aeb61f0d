import { templateAlias } from './aliases.ts';

test.each([
  ['Over-Ons', 'over-ons'],
  ['home', 'index'],
  ['cookiebeleid', 'index'],
  ['a', 'a'],
  ['-a', null],
  ['a-', null],
  ['../index', null],
  ['a b', null],
  ['', null],
  ['constructor', 'constructor'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), null],
])('the page of "%s" is stored under %s', (text, alias) => {
  expect(templateAlias(text)).toBe(alias);
});
