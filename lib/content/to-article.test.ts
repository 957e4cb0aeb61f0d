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
