import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagesOfTags, siteWithoutPages, withKinds } from './tags';

describe('pages of a tag', () => {
  it('names a product and all documents of a template by their internal paths', () => {
    expect(pagesOfTags(['product:nl:V100101', 'template:nl:index']).map(({ path }) => path)).toEqual([
      '/nl/product/V100101',
      '/nl/template/desktop/index',
      '/nl/template/mobile/index',
      '/nl/template/desktop-whole/index',
      '/nl/template/mobile-whole/index',
    ]);
  });

  it('names them in every language of the site', () => {
    const paths = pagesOfTags(['product:be:V1', 'template:be:index']).map(({ path }) => path);
    expect(paths).toContain('/be/product/V1');
    expect(paths).toContain('/be-fr/product/V1');
    expect(paths.filter((path) => path.startsWith('/be-fr/template/'))).toHaveLength(4);
    expect(paths).toHaveLength(10);
  });

  it('names each page once and nothing for an unknown tag', () => {
    expect(pagesOfTags(['listing:nl', 'listing:nl'])).toHaveLength(2);
    expect(pagesOfTags(['weather:nl', ''])).toEqual([]);
  });

  it('names only routes that exist', () => {
    const patterns = pagesOfTags(['listing:nl', 'config:nl']).filter(({ kind }) => kind === 'pattern');
    expect(patterns.length).toBeGreaterThan(0);
    for (const { path } of patterns)
      expect(`${path} ${existsSync(join(process.cwd(), 'app', path, 'page.tsx'))}`).toBe(`${path} true`);
  });

  it('names every page with the header of the shop that Next keeps', () => {
    const routes = join(process.cwd(), 'app/[site]/(shop)');
    const kept = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('page.tsx') &&
        /^export const revalidate/m.test(readFileSync(join(routes, file), 'utf8')),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(pagesOfTags(['config:nl']).map(({ path }) => path)).toEqual(
      expect.arrayContaining(kept.map((file) => `/[site]/(shop)/${dirname(file)}`)),
    );
  });

  it('knows that the configuration of a site touches all its pages, and calls none', () => {
    expect(['config:nl', 'config:nl:calls', 'listing:nl'].map(siteWithoutPages)).toEqual(['nl', null, null]);
    expect(pagesOfTags(['config:nl:calls'])).toEqual([]);
  });

  it('names every page of a kind', () => {
    expect(pagesOfTags(['product:nl', 'template:nl']).map(({ path }) => path)).toEqual([
      '/[site]/(shop)/product/[vsin]',
      '/[site]/(shop)/template/[document]/[alias]',
    ]);
    expect(withKinds(['product:nl:V1', 'listing:nl'])).toEqual(['product:nl:V1', 'product:nl', 'listing:nl']);
  });
});
