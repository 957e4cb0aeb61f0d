import { toTerms } from './to-terms';

test('terms are cleaned whatever API they come from, and their links stay within the site', () => {
  const body =
    '<p>Zie <a href="/retourneren" onclick="alert(1)">retour</a></p><script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(toTerms([{ id: 'a', body }], 'nl')).toEqual([
    { id: 'a', html: '<p>Zie <a href="/nl/retourneren">retour</a></p>' },
  ]);
});

test('headings bring no ids onto the page they are shown over', () => {
  const body = '<h2 id="terms">Betaling</h2>';
  const sections = toTerms(
    [
      { id: 'a', body },
      { id: 'b', body },
    ],
    'nl',
  );
  expect(sections.map(({ html }) => html)).toEqual(['<h2>Betaling</h2>', '<h2>Betaling</h2>']);
});
