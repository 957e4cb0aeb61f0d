import { policy, unless } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { sofa, sofas } from './products';
import { expect, test } from './test';
import { literal, text } from './text';

test.describe('statuses and redirects', () => {
  const ask = (path: string) => ({ path, options: { maxRedirects: 0 } });

  test('a wrong alias leads for good to the right one and keeps the query', async ({ request }) => {
    const { path, options } = ask(places.within('iets-anders-p-V100101?utm_source=mail'));
    const answer = await request.get(path, options);
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toMatch(places.endsWith(`${sofa.path}?utm_source=mail`));
  });

  for (const [path, target] of [
    ['/', places.home],
    [places.within('auth'), places.auth('sign-in')],
    [places.within('a/b/c'), places.home],
    ['/xx/banken-c-C11', places.home],
    ['/_next/product/V100101', places.home],
    [places.within('checkout-callback/bestaat-niet'), places.home],
  ] as const) {
    test(`${path} leads to ${target}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([307, 308]).toContain(answer.status());
      expect(answer.headers().location).toContain(target);
    });
  }

  for (const [path, key] of [
    [places.within('terms-and-conditions'), 'terms'],
    [places.within('privacy-policy'), 'privacy'],
  ] as const) {
    test(`${path} leads to the policy`, async ({ request }) => {
      test.skip(...unless('policies'));
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([308, 307]).toContain(answer.status());
      // By way of the policy's own address, or at once.
      const alias = policy(key).path.split('/').at(-1);
      expect(answer.headers().location).toMatch(new RegExp(`/${alias}$`));
    });
  }

  test('no page of the shop lies below the folder of pictures', async ({ request }) => {
    expect((await request.get('/media/product/V100101', { maxRedirects: 0 })).status()).toBe(400);
  });

  for (const path of [
    places.within('niets-p-V999999999'),
    places.within('niets-c-C99999'),
    places.within('bestaat-niet'),
    places.within('product/V100101'),
    places.within('template/desktop/index'),
    places.within('listing/category/C11'),
    `${sofas.path}?page=500`,
    places.within('twee%0Aregels'),
    places.within('euro-%E2%82%AC'),
    places.within('bestaat-niet.html'),
  ]) {
    test(`${path} is a 404 page that says so`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain(text('status.notFound.title'));
    });
  }

  test('filters that do not exist are taken out of the address', async ({ request }) => {
    const answer = await request.get(`${sofas.path}?colour=beige&sort=nonsense&page=0`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toMatch(places.endsWith(`${sofas.path}?colour=beige`));
  });

  test('so are values that this shop does not have, and an address without filters is left', async ({
    request,
  }) => {
    for (const [query, rest] of [
      ['?colour=bestaat-niet', ''],
      ['?colour=bestaat-niet&utm_source=mail', '?utm_source=mail'],
      ['?colour=beige,bestaat-niet&material=nee&sort=price-asc', '?sort=price-asc'],
    ]) {
      const answer = await request.get(`${sofas.path}${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toBe(`${sofas.path}${rest}`);
    }
    const empty = await request.get(`${sofas.path}?price=-1`, { maxRedirects: 0 });
    expect(empty.status()).toBe(200);
  });

  for (const path of ['/sitemaps/%ff', '/%ff.png', '/_next/%ff'])
    test(`${path} is refused as no address at all`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(400);
    });

  test('no answer names what is internal', async ({ request }) => {
    const product = sofa.path;
    for (const asked of ['x-middleware-prefetch', 'rsc', 'x-nextjs-data'])
      for (const path of [
        places.search(searches.sofa),
        product,
        places.within('bestaat-niet'),
        '/sitemap.xml',
      ]) {
        const answer = await request.get(path, { headers: { [asked]: '1' } });
        const names = Object.keys(answer.headers()).filter((name) => /middleware|matched|tags/.test(name));
        expect(names, path).toEqual([]);
        expect((await answer.text()).length, path).toBeGreaterThan(2);
      }
  });

  test('cacheable pages set no cookie, name how long they last, and carry a strict policy', async ({
    request,
  }) => {
    for (const path of [places.home, sofas.path, sofa.path]) {
      const answer = await request.get(path);
      const headers = answer.headers();
      expect(answer.status()).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
      expect(headers.etag).toBeTruthy();
      expect(headers['content-security-policy']).toContain("'sha256-");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
      expect(headers['x-powered-by']).toBeUndefined();
      const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status()).toBe(304);
    }
  });

  test('a page is complete without JavaScript', async ({ request }) => {
    const product = await (await request.get(sofa.path)).text();
    expect(product).toMatch(new RegExp(`<h1[^>]*>[^<]*${literal(sofa.name)}`));
    expect(product).toContain('application/ld+json');
    expect(product).toContain(text('product.maker.title'));
    const listing = await (await request.get(sofas.path)).text();
    expect(listing).toContain('-p-V100101');
    const home = await (await request.get(places.home)).text();
    expect(home).toMatch(/<h1/);
    expect(home).toContain('-c-C11');
  });
});

test.describe('pages that do not exist', () => {
  test.use({ allowedNoise: { patterns: [/status of 404/] } });

  test('an unknown product offers the way back', async ({ page }) => {
    const answer = await page.goto(places.within('niets-p-V999999999'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: text('status.notFound.title') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: text('status.notFound.home') })
      .click();
    await expect(page).toHaveURL(places.endsWith(places.home));
  });
});
