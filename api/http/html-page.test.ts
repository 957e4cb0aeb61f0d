import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { html } from 'hono/html';
import { htmlPage, shopHeader } from './html-page.ts';

const decoded: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

test('an escaped text opens no tag and ends no attribute, and says the same', async () => {
  const signs = fc.constantFrom('&', '<', '>', '"', "'", '&lt;', 'a', ' ', 'é');
  await fc.assert(
    fc.asyncProperty(fc.array(signs), async (parts) => {
      const text = parts.join('');
      const escaped = String(await html`${text}`);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(\w+|#\d+);/g, (_, name: string) => decoded[name] ?? '?')).toBe(text);
    }),
  );
});

describe('a page of the API', () => {
  const page = {
    language: 'en',
    title: '</title><script>',
    body: html`<p>ok</p>`,
    ownStyle: 'p { color: red }',
  } as const;

  test('allows its own styles by their hash, and no other', async () => {
    const response = await htmlPage(page);
    const [, styles = ''] = /<style>([\s\S]*)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(styles).toContain(page.ownStyle);
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  test('brings its letters along, where they are all of its language, and may fetch none', async () => {
    const response = await htmlPage({ ...page, language: 'nl' });
    expect(await response.text()).toMatch(/@font-face[^}]* url\(data:font\/woff2;base64,/);
    expect(response.headers.get('content-security-policy')).toContain('font-src data:;');
    for (const language of ['cs', 'tr'] as const)
      expect(await (await htmlPage({ ...page, language })).text()).not.toContain('@font-face');
  });

  test('says whose it is, and leads there', async () => {
    const header = shopHeader({ home: '/nl', name: 'Linden <Wonen>' });
    const text = await (await htmlPage({ ...page, header })).text();
    expect(text).toMatch(/<header><a href="\/nl">.*Linden &lt;Wonen&gt;<\/a><\/header>\s*<main>/);
  });

  test('escapes its title', async () => {
    expect(await (await htmlPage(page)).text()).not.toContain('<script>');
  });

  test('is kept by nobody and found by no search engine', async () => {
    const { headers, status } = await htmlPage({ ...page, status: 410 });
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), status]).toEqual([
      'no-store',
      'noindex',
      410,
    ]);
  });
});
