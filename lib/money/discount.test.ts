import { formatDiscount } from './discount';

it.each([
  ['nl-NL', '-15%'],
  ['en-GB', '-15%'],
  ['de-DE', '-15\u00a0%'],
  ['cs-CZ', '-15\u00a0%'],
  ['tr-TR', '-%15'],
])('a discount is written as %s writes percents', (locale, text) => {
  expect(formatDiscount(15, locale)).toBe(text);
});
