import { type EditionCode, editions, findEdition } from '@/sites/editions';
import { offeredEdition } from './offered-edition';

const all = editions.map(({ code }) => code);
const offered = (
  site: EditionCode,
  country: string | null,
  reads: readonly string[] = [],
  open: readonly EditionCode[] = all,
) => {
  const rules = findEdition(site);
  return rules && (offeredEdition(rules, open, { country, reads })?.code ?? null);
};

test.each([
  ['nl', 'DE', 'de'],
  ['nl', 'AT', 'de'],
  ['nl', 'GB', 'uk'],
  ['nl', 'CZ', 'cz'],
  ['nl', 'TR', 'tr'],
  ['nl', 'BE', 'be'],
  ['de', 'NL', 'nl'],
  ['be-fr', 'NL', 'nl'],
] as const)('on %s a visitor from %s is offered %s', (site, country, other) => {
  expect(offered(site, country)).toBe(other);
});

test.each([
  ['nl', 'NL'],
  ['nl', null],
  ['nl', 'US'],
  ['de', 'DE'],
  ['b2bTr', 'TR'],
  ['b2bTr', 'DE'],
] as const)('on %s a visitor from %s is offered nothing', (site, country) => {
  expect(offered(site, country)).toBeNull();
});

test('where the shop delivers itself, another one is offered only if it is that of the country', () => {
  expect(offered('nl', 'LU')).toBeNull();
  expect(offered('de', 'LU')).toBe('nl');
});

test('a shop that is not open is offered to nobody', () => {
  expect(offered('nl', 'DE', [], ['nl', 'be', 'be-fr'])).toBeNull();
});

test('of a shop in two languages the one that the browser reads is offered, else its first', () => {
  expect(offered('nl', 'BE', ['en-US', 'fr-BE', 'nl'])).toBe('be-fr');
  expect(offered('nl', 'BE', ['nl-BE', 'fr'])).toBe('be');
  expect(offered('nl', 'BE', ['en'])).toBe('be');
});

test('at home the other language is offered to whoever reads it rather', () => {
  expect(offered('be', 'BE', ['fr-BE', 'nl-BE'])).toBe('be-fr');
  expect(offered('be-fr', 'BE', ['nl'])).toBe('be');
  expect(offered('be', null, ['fr'])).toBe('be-fr');
  expect(offered('be', 'BE', ['nl-BE', 'fr-BE'])).toBeNull();
  expect(offered('be', 'BE', ['de'])).toBeNull();
  expect(offered('nl', 'NL', ['fr'])).toBeNull();
});
