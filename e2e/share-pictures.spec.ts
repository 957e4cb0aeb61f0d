import sharp from 'sharp';
import { sharePicturePath } from '../lib/routes/share-picture';
import { contentPages, quietPage } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { collection, sofa, sofas, tag } from './products';
import { site } from './site';
import { expect, test } from './test';

/** Each kind of page, and all that are meant to be shared. */
const pages: readonly (readonly [string, string])[] = [
  ...contentPages.map(({ alias, path }) => [alias, path] as const),
  ['a policy', quietPage.path],
  ['a product', sofa.path],
  ['a category', sofas.path],
  ['a collection', collection('CL7').path],
  ['a quality', tag('T9').path],
  ['the newest products', places.newest],
  ['express products', places.express],
  ['a showroom', places.showroomProducts],
  ['a search', places.search(searches.oak)],
  ['the basket', places.basket],
  ['signing in', places.auth('sign-in')],
];

/** Contents of the metas with that name, as they are written. */
function metas(html: string, name: string): string[] {
  const tags = html.match(/<meta [^>]*>/g) ?? [];
  return tags
    .filter((one) => new RegExp(`(?:property|name)="${name}"`).test(one))
    .map((one) => /content="([^"]*)"/.exec(one)?.[1] ?? '');
}

for (const [name, path] of pages)
  test(`${name} has one picture for whoever shares it`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const [address = '', ...others] = metas(html, 'og:image');
    expect(others).toEqual([]);
    const { origin, pathname } = new URL(address);
    expect(pathname.startsWith(`/share/${site.code}/`)).toBe(true);
    // Pages that nobody finds are made by the build, which knows no address yet.
    if (!html.includes('noindex')) expect(origin).toBe(baseURL);
    expect(metas(html, 'twitter:card')).toEqual(['summary_large_image']);
    expect(metas(html, 'twitter:image')).toEqual([address]);
    expect(metas(html, 'og:image:type')).toEqual(['image/jpeg']);
    expect(metas(html, 'og:image:alt')[0]).not.toBe('');
    const answer = await request.get(pathname);
    const bytes = await answer.body();
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(bytes.length).toBeLessThan(300_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, String(width), String(height)]).toEqual([
      'jpeg',
      ...metas(html, 'og:image:width'),
      ...metas(html, 'og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
  });

test('only pages of the shop are drawn, and only what they are called', async ({ request }) => {
  const picture = sharePicturePath(site.code, { kind: 'product', id: sofa.vsin });
  const plain = await (await request.get(picture)).body();
  const asked = await (await request.get(`${picture}?title=Failliet`)).body();
  expect(asked.equals(plain)).toBe(true);
  for (const path of [
    `/share/${site.code}/product/V999999999.jpg`,
    `/share/${site.code}/page/nergens.jpg`,
    `/share/${site.code}/text/Failliet.jpg`,
    `/share/${site.code}/product/${sofa.vsin}.png`,
    `/share/xx/page/index.jpg`,
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  // Such an address leads home, as any that is none.
  const upwards = `/share/${site.code}/page/..%2F..%2Fpackage.jpg`;
  expect((await request.get(upwards, { maxRedirects: 0 })).status()).not.toBe(200);
});
