import { siteRules } from '@/sites/rules';
import { openChosen } from './chosen';

test.each([
  ['#linnen%20zand', ['linnen zand']],
  ['#unknown', []],
  ['#100%', []],
  ['', []],
])('the link %j names %j', (hash, chosen) => {
  expect(openChosen(siteRules.nl, hash, ['linnen zand', 'velvet'])).toEqual(chosen);
});
