import { toSuggestions } from './to-suggestions';

test('words, categories and products become addresses of the site', () => {
  const found = toSuggestions(
    {
      terms: ['hoekbank grijs'],
      categories: [{ type: 'category', vsin: 'C11', alias: 'banken', title: 'Banken' }],
      products: [],
    },
    { code: 'nl', locale: 'nl-NL' },
  );
  expect(found).toEqual({
    terms: [{ text: 'hoekbank grijs', href: '/nl/search?term=hoekbank+grijs' }],
    categories: [{ vsin: 'C11', title: 'Banken', href: '/nl/banken-c-C11' }],
    products: [],
  });
});
