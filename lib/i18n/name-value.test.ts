import { nameValue, withColon } from './name-value';

test.each([
  ['nl-NL', 'Kleur: zand'],
  ['fr-BE', 'Kleur\u202f: zand'],
  ['fr', 'Kleur\u202f: zand'],
  ['de-DE', 'Kleur: zand'],
])('in %s a value follows its name as %j', (locale, written) => {
  expect(nameValue(locale, 'Kleur', 'zand')).toBe(written);
  expect(written.startsWith(withColon(locale, 'Kleur'))).toBe(true);
});
