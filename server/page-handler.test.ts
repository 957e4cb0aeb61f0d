/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheable, closeShops, html, shopWith } from './testing';

const varyOfTemplates =
  'accept, accept-encoding, user-agent, sec-ch-ua-mobile, sec-ch-viewport-width, cookie, x-prerender';
const text = `<p>${'Linden '.repeat(200)}</p>`;

afterEach(closeShops);

describe('page handler', () => {
  it('renders once and serves the bytes in the encoding each reader takes', async () => {
    const { get, rendered } = await shopWith(html(text));
    const first = await get('/nl');
    const [br, gz, plain] = [
      await get('/nl', { 'accept-encoding': 'gzip, deflate, br' }),
      await get('/nl', { 'accept-encoding': 'gzip, br;q=0' }),
      await get('/nl'),
    ];
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(first.headers['x-linden-cache']).toBe('miss');
    expect(plain.headers['x-linden-cache']).toBe('hit');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(gunzipSync(gz.bytes).toString()).toBe(text);
    expect(plain.body).toBe(text);
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('answers 304 to the right tag of the right encoding', async () => {
    const { get } = await shopWith(html(text));
    await get('/nl');
    const { etag = '' } = (await get('/nl', { 'accept-encoding': 'br' })).headers;
    const again = await get('/nl', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}, "x"` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect((await get('/nl', { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD from the cache, without a body', async () => {
    const { get, rendered } = await shopWith(html(text));
    await get('/nl');
    const head = await get('/nl', {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(text.length));
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('renders for HEAD what it then keeps for GET', async () => {
    const { get, rendered } = await shopWith(html(text));
    const head = await get('/nl', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(await get('/nl')).toMatchObject({ body: text, headers: { etag: head.headers.etag } });
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('gives a page whose address ends like a file its policy', async () => {
    const { get } = await shopWith(html(text, 404));
    const answer = await get('/nl/no-such-page.html');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each([
    ['a query', '/nl?page=2', {}],
    ['a router request', '/nl', { rsc: '1' }],
    ['pages behind a guard', '/nl/checkout', {}],
    ['another spelling of an address', '/nl/%62anken-c-C11', {}],
  ])('does not keep %s', async (_case, path, headers) => {
    const { get, rendered } = await shopWith(html(text));
    await get(path, headers);
    await get(path, headers);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['with a cookie', { ...cacheable, 'set-cookie': 'a=1' }, 'private, no-cache'],
    ['that must not be stored', { ...cacheable, 'cache-control': 'private, no-store' }, 'private, no-store'],
  ])('does not keep an answer %s', async (_case, headers, control) => {
    const { get, rendered } = await shopWith(html(text, 200, headers));
    await get('/nl');
    const again = await get('/nl', { 'accept-encoding': 'gzip' });
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(gunzipSync(again.bytes).toString()).toBe(text);
    expect(again.headers['cache-control']).toBe(control);
  });

  it.each([
    ['/nl?utm_source=mail', 'public, max-age=0, s-maxage=5'],
    ['/nl/checkout', 'private, no-cache'],
    ['/nl/checkout?step=payment', 'private, no-cache'],
  ])('lets other caches keep %s no longer than itself', async (path, control) => {
    const tagged = {
      ...cacheable,
      'cache-control': 's-maxage=31536000',
      'x-linden-tags': 'template:nl:index',
    };
    const { get } = await shopWith(html(text, 200, tagged));
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe(control);
    expect(headers['cdn-cache-control']).toBe(
      control.startsWith('public') ? 'max-age=5, stale-while-revalidate=60' : undefined,
    );
    expect(headers.vary).toBe(varyOfTemplates);
  });

  it('lets other caches keep a part of a page no longer either, whatever stands behind its address', async () => {
    const slot = { 'content-type': 'application/json', 'cache-control': 's-maxage=300' };
    const { get, rendered } = await shopWith(html('{"id":"a"}', 200, slot));
    const controls = [
      await get('/nl/slots/desktop/index/a?v=1'),
      await get('/nl/slots/desktop/index/a'),
      await get('/nl/slots/desktop/index/a'),
    ].map(({ headers }) => headers['cache-control']);
    expect(new Set(controls)).toEqual(new Set(['public, max-age=0, s-maxage=5']));
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('gives mobile visitors their own template, and keeps the tags to itself', async () => {
    const { get } = await shopWith((call, response) => {
      const device = /Mobile/.test(call.headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
      html(`<p>${device}</p>`, 200, { ...cacheable, 'x-linden-tags': 'template:nl:index' })(call, response);
    });
    expect((await get('/nl')).headers['x-linden-tags']).toBeUndefined();
    expect((await get('/nl', { 'user-agent': 'Mobile' })).body).toBe('<p>mobile</p>');
    const desktop = await get('/nl', { 'user-agent': 'Firefox' });
    expect(desktop.body).toBe('<p>desktop</p>');
    expect(desktop.headers.vary).toBe(varyOfTemplates);
  });

  it('lets everything that is no page through as it is', async () => {
    const { get } = await shopWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.write('{"a":');
      response.end('1}');
    });
    const answer = await get('/nl/data', { 'accept-encoding': 'br' });
    expect(answer.body).toBe('{"a":1}');
    expect(answer.headers['content-security-policy']).toBeUndefined();
  });

  it('puts nothing of the visitor who came first into what others get', async () => {
    const { get } = await shopWith((call, response) => {
      const { cookie, 'accept-language': language, 'x-forwarded-host': host } = call.headers;
      html(`<p>${cookie} ${language} ${host}</p>`)(call, response);
    });
    const headers = { cookie: 'a=1', 'accept-language': 'tr', 'x-forwarded-host': 'evil.example' };
    expect((await get('/nl', headers)).body).toBe('<p>undefined undefined undefined</p>');
  });

  it.each(['/sitemaps/%ff', '/%ff.png', '/_next/%c3', '/internal/%'])(
    'refuses %s, which is no text, before Next fails at it',
    async (path) => {
      const { get, rendered } = await shopWith(html(text));
      expect((await get(path)).status).toBe(400);
      expect(rendered).not.toHaveBeenCalled();
    },
  );

  it('leaves pages with such an address to middleware, which leads home', async () => {
    const { get } = await shopWith((_call, response) => {
      response.writeHead(307, { location: '/nl' }).end();
    });
    expect(await get('/nl/%ff')).toMatchObject({ status: 307, headers: { location: '/nl' } });
  });

  it('sends the page that says so where one finds out that it is not there and Next leaves that to browsers', async () => {
    const empty = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    const { get } = await shopWith((request, response) =>
      request.url === '/nl/not-found'
        ? html('<h1>Niet gevonden</h1>', 404)(request, response)
        : html(
            '<!DOCTYPE html><html id="__next_error__"><body></body></html>',
            404,
            empty,
          )(request, response),
    );
    for (const path of ['/nl/banken-c-C11?page=99', '/nl/banken-c-C11?page=98'])
      expect(await get(path)).toMatchObject({ status: 404, body: '<h1>Niet gevonden</h1>' });
  });

  it('says so where a page that is kept cannot be sent in the form that is asked for', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { get } = await shopWith(html('<main><img alt="x" src="http://["></main>'));
    await get('/nl');
    const answer = await get('/nl', { accept: 'text/markdown' });
    expect(answer).toMatchObject({ status: 500, body: '<h1>nl unexpected</h1>' });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('sends a page as Markdown to whoever asks for that by name, and says that answers differ', async () => {
    const page = `<html><head><link rel="canonical" href="https://shop.test/nl/a"/></head><body><nav>Menu</nav>
      <main><h1>Bank &amp; stoel</h1><p>${'Zacht. '.repeat(300)}</p></main></body></html>`;
    const { get, rendered } = await shopWith(html(page));
    const accept = 'text/markdown, text/html;q=0.5';
    const first = await get('/nl/a', { accept });
    expect(first.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: '<https://shop.test/nl/a>; rel="canonical"',
    });
    expect(first.headers.vary).toMatch(/^accept, accept-encoding/);
    expect(first.body).toMatch(/^# Bank & stoel\n\nZacht\./);
    const packed = await get('/nl/a', { accept, 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.bytes).toString()).toBe(first.body);
    expect((await get('/nl/a', { accept, 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
    expect((await get('/nl/a', { accept }, 'HEAD')).body).toBe('');
    for (const other of ['text/html', '*/*', 'text/markdown;q=0, text/html', 'text/markdownish'])
      expect((await get('/nl/a', { accept: other })).headers['content-type']).toMatch(/^text\/html/);
    expect((await get('/nl/a')).headers.etag).not.toBe(first.headers.etag);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('says in HTML that a page is not there, whatever was asked for', async () => {
    const { get } = await shopWith(html('<main><h1>Niet gevonden</h1></main>', 404));
    expect(await get('/nl/a', { accept: 'text/markdown' })).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });
});
