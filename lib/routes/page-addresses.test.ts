import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPagePath, rootFiles, seenByMiddleware } from './page-addresses';

const root = path.join(import.meta.dirname, '../..');

describe('what is a page', () => {
  it.each(['/', '/nl', '/nl/banken-c-C11', '/media', '/apis/x', '/nl/a.png'])('%s is one', (address) => {
    expect(isPagePath(address)).toBe(true);
  });

  it.each(['/api/nl/basket', '/_next/static/a.js', '/media/640w/a.webp', '/favicon.ico', '/sitemaps/x'])(
    '%s is none',
    (address) => {
      expect(isPagePath(address)).toBe(false);
    },
  );

  it('is asked of middleware in the same words', () => {
    const [, written = ''] =
      /matcher: \[\s*(?:\/\/.*\n\s*)*'(.+)',/.exec(readFileSync(path.join(root, 'middleware.ts'), 'utf8')) ??
      [];
    expect(written.replaceAll('\\\\', '\\')).toBe(seenByMiddleware);
  });

  it('knows the files at the root that are written by routes', () => {
    const written = readdirSync(path.join(root, 'app'), { withFileTypes: true })
      .filter((one) => one.isDirectory() && one.name.includes('.'))
      .map(({ name }) => `/${name}`);
    expect(written.toSorted()).toEqual([...rootFiles].toSorted());
  });

  it.each(readdirSync(path.join(root, 'public'), { withFileTypes: true }).filter((one) => one.isFile()))(
    'is not the file $name, nor does middleware see it',
    ({ name }) => {
      expect(isPagePath(`/${name}`)).toBe(false);
      expect(new RegExp(`^${seenByMiddleware}$`).test(`/${name}`)).toBe(false);
    },
  );
});
