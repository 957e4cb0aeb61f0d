import { toSuggestions } from './to-suggestions';

test('words, categories and products become addresses of the site', () => {
  const found = toSuggestions(
    {
      terms: ['hoekbank grijs'],
      categories: [{ type: 'category', vsin: 'C11', alias: 'banken', title: 'Banken', media: null }],
      products: [],
    },
    { code: 'nl', locale: 'nl-NL' },
  );
  expect(found).toEqual({
    recent: [],
    terms: [{ text: 'hoekbank grijs', href: '/nl/search?term=hoekbank+grijs' }],
    categories: [{ vsin: 'C11', title: 'Banken', href: '/nl/banken-c-C11', picture: null }],
    products: [],
  });
});

test('what the visitor searched before is named once, as that', () => {
  const found = toSuggestions(
    { recentTerms: ['lamp'], terms: ['lamp', 'lamp hout'], categories: [], products: [] },
    { code: 'nl', locale: 'nl-NL' },
  );
  expect(found.recent).toEqual([{ text: 'lamp', href: '/nl/search?term=lamp' }]);
  expect(found.terms.map(({ text }) => text)).toEqual(['lamp hout']);
});

test('what has been typed is not suggested again', () => {
  const found = toSuggestions(
    { terms: ['Lamp', 'lamp hout'], categories: [], products: [] },
    { code: 'nl', locale: 'nl-NL' },
    'lamp',
  );
  expect(found.terms.map(({ text }) => text)).toEqual(['lamp hout']);
});
