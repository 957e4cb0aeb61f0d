import { toArticle } from './to-article';

describe('toArticle', () => {
  it('drops scripts, handlers, styles and foreign schemes', () => {
    const { html } = toArticle(
      '<p onclick="x()" style="color:red">Dag<script>alert(1)</script><img src=x onerror=y></p>' +
        '<a href="javascript:alert(1)">klik</a>',
      'nl',
    );
    expect(html).toBe('<p>Dag</p><a>klik</a>');
  });

  it('gives links within the site its base path and leaves others alone', () => {
    const { html } = toArticle(
      '<a href="/showrooms">s</a><a href="tel:+31208081420">t</a><a href="//boos.example">u</a>',
      'nl',
    );
    expect(html).toContain('href="/nl/showrooms"');
    expect(html).toContain('href="tel:+31208081420"');
    expect(html).not.toContain('boos.example');
  });

  it('names the column in each cell of a table with more columns than a phone has room for', () => {
    const head = (names: string) => `<thead><tr>${names}</tr></thead>`;
    const names = '<th scope="col">Doel</th><th>Zo <em>"lang"</em> &amp; meer</th><th>C</th><th>D</th>';
    const row = '<tbody><tr><td>a</td><td>b</td><td>c</td><td>d</td></tr></tbody>';
    const { html } = toArticle(`<table>${head(names)}${row}</table>`, 'nl');
    expect(html).toContain('<table class="by-row">');
    expect(html).toMatch(
      /<td data-column="Doel">a<\/td><td data-column="Zo &quot;lang&quot; &amp; meer">b<\/td>/,
    );
    const few = `<table>${head('<th>A</th><th>B</th><th>C</th>')}${row}</table>`;
    const merged = `<table>${head(names)}<tbody><tr><td colspan="4">a</td></tr></tbody></table>`;
    for (const table of [few, merged]) expect(toArticle(table, 'nl').html).not.toContain('data-column');
  });

  it('lists the headings with ids that are unique', () => {
    const { html, toc } = toArticle('<h2>Één &amp; twee</h2><h2>Kosten</h2><h2>Kosten</h2>', 'nl');
    expect(toc).toEqual([
      { id: 'een-twee', title: 'Één & twee' },
      { id: 'kosten', title: 'Kosten' },
      { id: 'kosten-2', title: 'Kosten' },
    ]);
    for (const { id } of toc) expect(html).toContain(`<h2 id="${id}">`);
  });
});

test('a word with a short start before its hyphen stays on one line', () => {
  const { html } = toArticle('<p>Per e-mail, of bij het tv-meubel.</p>', 'nl');
  expect(html).toBe(
    '<p>Per <span class="whitespace-nowrap">e-mail</span>, of bij het <span class="whitespace-nowrap">tv-meubel</span>.</p>',
  );
});

test('longer words, attributes and the names of headings are left as they are', () => {
  const longer = '<p>Linden-winkel, twee-persoons, a-b-c</p>';
  expect(toArticle(longer, 'nl').html).toBe(longer);
  const { html, toc } = toArticle('<h2>Uw e-mail</h2><p><a href="/x-poot">hier</a></p>', 'nl');
  expect(toc).toEqual([{ id: 'uw-e-mail', title: 'Uw e-mail' }]);
  expect(html).toContain('<h2 id="uw-e-mail">Uw <span class="whitespace-nowrap">e-mail</span></h2>');
  expect(html).toMatch(/<a href="[^"]*\/x-poot">hier<\/a>/);
});
