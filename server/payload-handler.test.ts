/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { recoverScript } from './payload-scripts';
import { cacheable, closeShops, html, shopWith } from './testing';

const row = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;
const pageOf = (heading: string, data: string) =>
  `<html><head></head><body><h1>${heading}</h1><script>${row(data)}</script></body></html>`;
const lasting = 'public, max-age=31536000, immutable';

function addressIn(page: string): string {
  return /<script defer src="([^"]*)">/.exec(page)?.[1] ?? 'no address';
}

afterEach(closeShops);

describe('the scripts of a page', () => {
  it('come from an address of their own, which never changes, as each reader takes them', async () => {
    const { get, rendered } = await shopWith(html(pageOf('Alma', 'a')));
    const page = await get('/nl/alma-p-V1');
    expect(page.body).not.toContain('__next_f');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const address = addressIn(page.body);
    const [plain, br, gzip] = [
      await get(address),
      await get(address, { 'accept-encoding': 'gzip, br' }),
      await get(address, { 'accept-encoding': 'gzip' }),
    ];
    expect(plain).toMatchObject({ status: 200, body: row('a') });
    expect(brotliDecompressSync(br.bytes).toString()).toBe(row('a'));
    expect(gunzipSync(gzip.bytes).toString()).toBe(row('a'));
    for (const { headers } of [plain, br, gzip])
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=UTF-8',
        'cache-control': lasting,
        vary: 'accept-encoding, available-dictionary',
      });
    const head = await get(address, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(row('a').length));
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('are still there when the page has changed since', async () => {
    const state = { page: pageOf('Alma', 'a') };
    const { get, cache } = await shopWith((call, response) => html(state.page)(call, response));
    const address = addressIn((await get('/nl/alma-p-V1')).body);
    state.page = pageOf('Oslo', 'b');
    cache.drop(['/nl', 'config:nl']);
    const changed = addressIn((await get('/nl/alma-p-V1')).body);
    expect(changed).not.toBe(address);
    expect((await get(address)).body).toBe(row('a'));
    expect((await get(changed)).body).toBe(row('b'));
  });

  it('stay in the page where there is no room for them', async () => {
    const { get } = await shopWith(html(pageOf('Alma', 'a')), { payloadBytes: 0 });
    const { body, headers } = await get('/nl/alma-p-V1');
    expect(body).toBe(pageOf('Alma', 'a'));
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });

  it.each([
    ['says that it is not there', '/nl/bestaat-niet', html(pageOf('Niet gevonden', 'a'), 404)],
    [
      'is not for everyone',
      '/nl/alma-p-V1',
      html(pageOf('Alma', 'a'), 200, { ...cacheable, 'cache-control': 'private, no-store' }),
    ],
    ['was asked for with a query', '/nl/alma-p-V1?a=1', html(pageOf('Alma', 'a'))],
    ['is behind a guard', '/nl/checkout', html(pageOf('Kassa', 'a'))],
  ])('stay in a page that %s', async (_case, path, render) => {
    const { get } = await shopWith(render);
    const { body, headers } = await get(path);
    expect(body).toContain(row('a'));
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });
});

describe('an instance that has not made the page', () => {
  it('makes it, and has the same scripts', async () => {
    const [one, other] = [
      await shopWith(html(pageOf('Alma', 'a'))),
      await shopWith(html(pageOf('Alma', 'a'))),
    ];
    const address = addressIn((await one.get('/nl/alma-p-V1')).body);
    const answer = await other.get(address);
    expect(answer).toMatchObject({ status: 200, body: row('a') });
    expect(answer.headers['cache-control']).toBe(lasting);
    await other.get(address);
    expect(other.rendered).toHaveBeenCalledTimes(1);
  });

  it('has others that fit when it tells the same page in another order, for this once', async () => {
    const one = await shopWith(html(pageOf('Alma', 'a')));
    const other = await shopWith(html(pageOf('Alma', 'b')));
    const answer = await other.get(addressIn((await one.get('/nl/alma-p-V1')).body));
    expect(answer).toMatchObject({ status: 200, body: row('b') });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sends the browser for the page in one piece when it has changed', async () => {
    const one = await shopWith(html(pageOf('Alma', 'a')));
    const other = await shopWith(html(pageOf('Oslo', 'b')));
    const answer = await other.get(addressIn((await one.get('/nl/alma-p-V1')).body));
    expect(answer).toMatchObject({ status: 200, body: recoverScript });
    expect(answer.headers['cache-control']).toBe('no-store');
    const whole = await other.get('/nl/alma-p-V1?inline=1');
    const { body } = whole;
    expect(body).toContain(`<script>${row('b')}</script></body>`);
    expect(body).not.toContain('/payload/');
    expect(whole.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
    expect(whole.headers['cache-control']).toMatch(/^public, max-age=0/);
    expect(other.rendered).toHaveBeenCalledTimes(1);
  });

  it('knows no scripts of made-up addresses, and renders nothing for them', async () => {
    const { get, rendered } = await shopWith(html(pageOf('Alma', 'a')));
    const id = 'a'.repeat(32);
    for (const path of [
      '/nl/payload/',
      '/nl/payload/x.js',
      `/nl/payload/${id}/desktop/checkout.js`,
      `/api/payload/${id}/desktop/nl/products.js`,
      `/nl/payload/${id}/tablet.js`,
      `/nl/payload/${id}/desktop/%61.js`,
      `/nl/payload/${id}/desktop.js?a=1`,
    ]) {
      const { status, headers } = await get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
    expect(rendered).not.toHaveBeenCalled();
  });

  it.each([
    ['is not there', html('<h1>x</h1>', 404), 4000, 404],
    ['fails', html('x', 500), 4000, 404],
    ['hangs', () => undefined, 30, 503],
  ])('leaves the page as it is when it %s', async (_case, render, ms, status) => {
    const { get } = await shopWith(render, { limitsMs: { visitor: ms, rendering: ms } });
    const answer = await get(`/nl/payload/${'a'.repeat(32)}/desktop/alma-p-V1.js`);
    expect(answer).toMatchObject({ status, body: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('makes no more pages for a client than it may ask for', async () => {
    const { get, rendered } = await shopWith(html(pageOf('Alma', 'a')), { limit: async () => 30 });
    expect((await get(`/nl/payload/${'a'.repeat(32)}/desktop/alma-p-V1.js`)).status).toBe(503);
    expect(rendered).not.toHaveBeenCalled();
  });
});
