import { defaultSite } from '@/api/contract/sites';
import { defaultRules } from '@/sites/rules';
import { rulesOf } from './rules-of';

it('are those of the default site where browsers must do without its name', () => {
  expect(defaultRules.code).toBe(defaultSite);
});

it('are those of the site that the address names', () => {
  expect(rulesOf('de').locale).toBe('de-DE');
});

it('are those of the language that the address names', () => {
  expect(rulesOf('be-fr')).toMatchObject({ locale: 'fr-BE', currency: 'EUR' });
});

it.each([['xx'], ['DE'], ['toString'], [undefined], [['de']]])(
  'are those of the first site for %j',
  (code) => {
    expect(rulesOf(code)).toBe(rulesOf('nl'));
  },
);
