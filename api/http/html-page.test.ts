import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { escapeHtml, htmlPage } from './html-page.ts';

const decoded: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

test('an escaped text opens no tag and ends no attribute, and says the same', () => {
  const signs = fc.constantFrom('&', '<', '>', '"', "'", '&lt;', 'a', ' ', 'é');
  fc.assert(
    fc.property(fc.array(signs), (parts) => {
      const text = parts.join('');
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(\w+|#\d+);/g, (_, name: string) => decoded[name] ?? '?')).toBe(text);
    }),
  );
});

describe('a page of the API', () => {
  const page = {
    language: 'en',
    title: '</title><script>',
    body: '<p>ok</p>',
    ownStyle: 'p { color: red }',
  } as const;

  test('allows its own styles by their hash, and no other', async () => {
    const response = htmlPage(page);
    const [, styles = ''] = /<style>([\s\S]*)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(styles).toContain(page.ownStyle);
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  test('escapes its title', async () => {
    expect(await htmlPage(page).text()).not.toContain('<script>');
  });

  test('is kept by nobody and found by no search engine', () => {
    const { headers, status } = htmlPage({ ...page, status: 410 });
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), status]).toEqual([
      'no-store',
      'noindex',
      410,
    ]);
  });
});
