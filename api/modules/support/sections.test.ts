import { sectionsOf } from './sections.ts';
import { likeness } from './similar-words.ts';

it('takes a policy apart by its headings, without markup', () => {
  const html =
    '<p>Inleiding</p><h2>Kosten &amp; tijd</h2><p>Gratis vanaf <a href="/x">€ 75</a>.</p><ul><li>Pakket</li><li>Meubel</li></ul>' +
    '<h2 id="x">Leeg</h2><h2>Retour</h2><p>14 dagen &lt;vast&gt;.</p>';
  expect(sectionsOf(html)).toEqual([
    { title: 'Kosten & tijd', text: 'Gratis vanaf € 75. Pakket Meubel' },
    { title: 'Retour', text: '14 dagen <vast>.' },
  ]);
  expect(sectionsOf('<p>Geen koppen</p>')).toEqual([]);
});

it('ends a long section with a whole sentence, or with a word where there is none', () => {
  const [long] = sectionsOf(`<h2>A</h2><p>${'Dit is een zin. '.repeat(60)}</p>`);
  expect(long?.text.length).toBeLessThanOrEqual(400);
  expect(long?.text).toMatch(/zin\.$/);
  const [endless] = sectionsOf(`<h2>A</h2><p>${'woord '.repeat(200)}</p>`);
  expect(endless?.text).toMatch(/woord …$/);
});

it.each([
  ['bezorging', 'bezorging', 1],
  ['bezorgd', 'bezorging', 0.85],
  ['acount', 'account', 0.75],
  ['kosten', 'bezorgkosten', 0.65],
  ['bed', 'bad', 0],
  ['stoel', 'tafel', 0],
])('%s and %s are alike by %d', (one, other, expected) => {
  expect(likeness(one, other)).toBe(expected);
  expect(likeness(other, one)).toBe(expected);
});
