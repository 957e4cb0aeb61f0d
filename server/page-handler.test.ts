/** @jest-environment node */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageCache } from './page-cache';
import { createPageHandler } from './page-handler';

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };
const cacheable = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' };
const text = `<p>${'Linden '.repeat(200)}</p>`;

let server: Server | undefined;
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

/** A server before a Next that is only these lines. */
async function shopWith(render: (request: IncomingMessage, response: ServerResponse) => void) {
  const clock = { now: 0 };
  const cache = new PageCache(1024 * 1024, () => clock.now);
  const rendered = jest.fn(render);
  server = createServer(createPageHandler({ render: rendered, cache }));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address !== null ? address : { port: 0 };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      call.on('error', reject);
      call.end();
    });
  return { get, rendered, cache, clock };
}

function html(body = text, status = 200, headers: Record<string, string> = cacheable) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers);
    response.write(body.slice(0, 10));
    response.end(body.slice(10));
  };
}

describe('page handler', () => {
  it('renders once and serves the bytes in the encoding each reader takes', async () => {
    const { get, rendered } = await shopWith(html());
    const first = await get('/nl');
    const [br, gz, plain] = [
      await get('/nl', { 'accept-encoding': 'gzip, deflate, br' }),
      await get('/nl', { 'accept-encoding': 'gzip, br;q=0' }),
      await get('/nl'),
    ];
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(first.headers['x-linden-cache']).toBe('miss');
    expect(plain.headers['x-linden-cache']).toBe('hit');
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gz.body).toString()).toBe(text);
    expect(plain.body.toString()).toBe(text);
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('answers 304 to the right tag of the right encoding', async () => {
    const { get } = await shopWith(html());
    await get('/nl');
    const { etag = '' } = (await get('/nl', { 'accept-encoding': 'br' })).headers;
    const again = await get('/nl', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}, "x"` });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await get('/nl', { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD from the cache, without a body', async () => {
    const { get, rendered } = await shopWith(html());
    await get('/nl');
    const head = await get('/nl', {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(text.length));
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('keeps a stale page that is only asked for its headers', async () => {
    let answer = html();
    const { get, clock } = await shopWith((call, response) => answer(call, response));
    await get('/nl');
    clock.now = 6000;
    await get('/nl', {}, 'HEAD');
    answer = html('<p>broken</p>', 500, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    expect(await get('/nl')).toMatchObject({ status: 200, body: Buffer.from(text) });
  });

  it('gives a page whose address ends like a file its policy', async () => {
    const { get } = await shopWith(html(text, 404));
    const answer = await get('/nl/no-such-page.html');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('serves the stale page to all but the one that renders it again', async () => {
    const waiting: (() => void)[] = [];
    let body = '<p>old</p>';
    const { get, clock, rendered } = await shopWith((call, response) => {
      const answer = () => html(body)(call, response);
      if (body === '<p>old</p>') answer();
      else waiting.push(answer);
    });
    await get('/nl');
    clock.now = 6000;
    body = '<p>new</p>';
    const rebuilding = get('/nl');
    while (waiting.length === 0) await new Promise(setImmediate);
    const others = await Promise.all([get('/nl'), get('/nl')]);
    expect(others.map((answer) => answer.body.toString())).toEqual(['<p>old</p>', '<p>old</p>']);
    waiting[0]?.();
    expect((await rebuilding).body.toString()).toBe('<p>new</p>');
    expect((await get('/nl')).body.toString()).toBe('<p>new</p>');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('keeps serving a page while rendering it again fails', async () => {
    let answer = html();
    const { get, clock } = await shopWith((call, response) => answer(call, response));
    await get('/nl');
    clock.now = 6000;
    answer = html('<p>broken</p>', 500, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    expect(await get('/nl')).toMatchObject({ status: 200, body: Buffer.from(text) });
  });

  it('shows maintenance at once where a page had become stale', async () => {
    let answer = html();
    const { get, clock } = await shopWith((call, response) => answer(call, response));
    await get('/nl');
    clock.now = 6000;
    answer = html('<p>503</p>', 503, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    expect((await get('/nl')).status).toBe(503);
    expect(await get('/nl')).toMatchObject({ status: 503, body: Buffer.from('<p>503</p>') });
  });

  it.each([
    ['a query', '/nl?page=2', {}],
    ['a router request', '/nl', { rsc: '1' }],
    ['pages behind a guard', '/nl/checkout', {}],
    ['another spelling of an address', '/nl/%62anken-c-C11', {}],
  ])('does not keep %s', async (_case, path, headers) => {
    const { get, rendered } = await shopWith(html());
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
    expect(gunzipSync(again.body).toString()).toBe(text);
    expect(again.headers['cache-control']).toBe(control);
  });

  it.each([
    ['/nl?utm_source=mail', 'public, max-age=0, s-maxage=5, stale-while-revalidate=60'],
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
    expect(headers.vary).toBe('accept-encoding, user-agent');
  });

  it('gives mobile visitors their own template, and keeps the tags to itself', async () => {
    const { get } = await shopWith((call, response) => {
      const device = /Mobile/.test(call.headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
      html(`<p>${device}</p>`, 200, { ...cacheable, 'x-linden-tags': 'template:nl:index' })(call, response);
    });
    expect((await get('/nl')).headers['x-linden-tags']).toBeUndefined();
    expect((await get('/nl', { 'user-agent': 'Mobile' })).body.toString()).toBe('<p>mobile</p>');
    const desktop = await get('/nl', { 'user-agent': 'Firefox' });
    expect(desktop.body.toString()).toBe('<p>desktop</p>');
    expect(desktop.headers.vary).toBe('accept-encoding, user-agent');
  });

  it('lets everything that is no page through as it is', async () => {
    const { get } = await shopWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.write('{"a":');
      response.end('1}');
    });
    const answer = await get('/nl/data', { 'accept-encoding': 'br' });
    expect(answer.body.toString()).toBe('{"a":1}');
    expect(answer.headers['content-security-policy']).toBeUndefined();
  });
});
