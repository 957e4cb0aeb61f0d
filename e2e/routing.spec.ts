import { expect, test } from './test';

test.describe('statuses and redirects', () => {
  const ask = (path: string) => ({ path, options: { maxRedirects: 0 } });

  test('a wrong alias leads for good to the right one and keeps the query', async ({ request }) => {
    const { path, options } = ask('/nl/iets-anders-p-V100101?utm_source=mail');
    const answer = await request.get(path, options);
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toMatch(/oslo-3-zitsbank.*-p-V100101\?utm_source=mail$/);
  });

  for (const [path, status, target] of [
    ['/', 307, '/nl'],
    ['/nl/auth', 307, '/nl/auth/sign-in'],
    ['/nl/terms-and-conditions', 308, 'algemene-voorwaarden'],
    ['/nl/privacy-policy', 308, 'privacybeleid'],
    ['/nl/a/b/c', 307, '/nl'],
    ['/xx/banken-c-C11', 307, '/nl'],
    ['/_next/product/V100101', 307, '/nl'],
    ['/nl/checkout-callback/bestaat-niet', 307, '/nl'],
  ] as const) {
    test(`${path} leads to ${target}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([status, status === 308 ? 307 : 308]).toContain(answer.status());
      expect(answer.headers().location).toContain(target);
    });
  }

  test('no page of the shop lies below the folder of pictures', async ({ request }) => {
    expect((await request.get('/media/product/V100101', { maxRedirects: 0 })).status()).toBe(400);
  });

  for (const path of [
    '/nl/niets-p-V999999999',
    '/nl/niets-c-C99999',
    '/nl/bestaat-niet',
    '/nl/product/V100101',
    '/nl/template/desktop/index',
    '/nl/listing/category/C11',
    '/nl/banken-c-C11?page=500',
    '/nl/twee%0Aregels',
    '/nl/euro-%E2%82%AC',
    '/nl/bestaat-niet.html',
  ]) {
    test(`${path} is a 404 page that says so`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('Pagina niet gevonden');
    });
  }

  test('filters that do not exist are taken out of the address', async ({ request }) => {
    const answer = await request.get('/nl/banken-c-C11?colour=beige&sort=nonsense&page=0', {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toMatch(/banken-c-C11\?colour=beige$/);
  });

  test('so are values that this shop does not have, and an address without filters is left', async ({
    request,
  }) => {
    for (const [query, rest] of [
      ['?colour=bestaat-niet', ''],
      ['?colour=bestaat-niet&utm_source=mail', '?utm_source=mail'],
      ['?colour=beige,bestaat-niet&material=nee&sort=price-asc', '?sort=price-asc'],
    ]) {
      const answer = await request.get(`/nl/banken-c-C11${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toBe(`/nl/banken-c-C11${rest}`);
    }
    const empty = await request.get('/nl/banken-c-C11?price=-1', { maxRedirects: 0 });
    expect(empty.status()).toBe(200);
  });

  for (const path of ['/sitemaps/%ff', '/%ff.png', '/_next/%ff'])
    test(`${path} is refused as no address at all`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(400);
    });

  test('no answer names what is internal', async ({ request }) => {
    const product = '/nl/oslo-3-zitsbank-zandkleurig-linnen-p-V100101';
    for (const asked of ['x-middleware-prefetch', 'rsc', 'x-nextjs-data'])
      for (const path of ['/nl/search?term=bank', product, '/nl/bestaat-niet', '/sitemap.xml']) {
        const answer = await request.get(path, { headers: { [asked]: '1' } });
        const names = Object.keys(answer.headers()).filter((name) => /middleware|matched|tags/.test(name));
        expect(names, path).toEqual([]);
        expect((await answer.text()).length, path).toBeGreaterThan(2);
      }
  });

  test('cacheable pages set no cookie, name how long they last, and carry a strict policy', async ({
    request,
  }) => {
    for (const path of ['/nl', '/nl/banken-c-C11', '/nl/oslo-3-zitsbank-zandkleurig-linnen-p-V100101']) {
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
    const product = await (await request.get('/nl/oslo-3-zitsbank-zandkleurig-linnen-p-V100101')).text();
    expect(product).toMatch(/<h1[^>]*>[^<]*Oslo 3-zitsbank/);
    expect(product).toContain('application/ld+json');
    expect(product).toContain('Fabrikant');
    const listing = await (await request.get('/nl/banken-c-C11')).text();
    expect(listing).toContain('-p-V100101');
    const home = await (await request.get('/nl')).text();
    expect(home).toMatch(/<h1/);
    expect(home).toContain('-c-C11');
  });
});

test.describe('pages that do not exist', () => {
  test.use({ allowedNoise: { patterns: [/status of 404/] } });

  test('an unknown product offers the way back', async ({ page }) => {
    const answer = await page.goto('/nl/niets-p-V999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Naar de homepage' }).click();
    await expect(page).toHaveURL(/\/nl$/);
  });
});
