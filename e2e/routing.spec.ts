import { policy, unless } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { sofa, sofas } from './products';
import { open } from './shopper';
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
    [places.within('cookies-policy'), places.home],
    [places.within('policy/zasady-cookies'), places.home],
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
    const policies = new Set<string>();
    for (const path of [places.home, sofas.path, sofa.path]) {
      const answer = await request.get(path);
      const headers = answer.headers();
      expect(answer.status()).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
      expect(headers.etag).toBeTruthy();
      policies.add(headers['content-security-policy'] ?? 'none');
      expect(headers['x-powered-by']).toBeUndefined();
      const html = await answer.text();
      expect(html).not.toContain('__next_f');
      const [, payload = ''] = /<script defer src="([^"]+\/payload\/[^"]+)"/.exec(html) ?? [];
      const scripts = await request.get(payload);
      // The code comes after the first paint.
      expect(html).not.toMatch(/<(script|link)[^>]* (src|href)="[^"]*chunks\/[^"]*\.js"(?! noModule)/);
      expect(scripts.headers()['cache-control']).toContain('immutable');
      expect(await scripts.text()).toContain('self.__next_f');
      // Orders of other journeys have pages made anew.
      let known = headers.etag ?? '';
      await expect
        .poll(async () => {
          const again = await request.get(path, { headers: { 'if-none-match': known } });
          known = again.headers().etag ?? '';
          return again.status();
        })
        .toBe(304);
    }
    // The same for all: what is written into a page may not run, but for the few words before anything is painted.
    expect([...policies]).toEqual([expect.stringMatching(/; script-src 'self' 'sha256-[\w+/=]+';/)]);
  });

  test('who has seen a page is sent only what is new of the next ones', async ({
    page,
    request,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'the others know no dictionaries yet');
    // One page of each kind makes the dictionary.
    for (const path of [places.home, sofas.path, sofa.path]) await request.get(path);
    // Fetched once the browser has nothing else to do.
    const kept = page.waitForResponse(/\/dictionary\//);
    await expect
      .poll(async () => (await page.goto(places.home))?.headers().link ?? '')
      .toContain('rel="compression-dictionary"');
    await (await kept).finished();
    const encodings = new Map<string, string | undefined>();
    page.on('response', (answer) => {
      const isPayload = answer.url().includes('/payload/');
      if (isPayload || answer.request().isNavigationRequest())
        encodings.set(isPayload ? 'payload' : 'page', answer.headers()['content-encoding']);
    });
    // The browser notes down in its own time what it has been sent.
    await expect
      .poll(async () => {
        await open(page, sofa.path);
        return encodings.get('page');
      })
      .toBe('dcb');
    await open(page, sofas.path);
    expect(Object.fromEntries(encodings)).toEqual({ page: 'dcb', payload: 'dcb' });
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
