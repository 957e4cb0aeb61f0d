/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createFailureSender, type FailurePageKind, withoutScripts } from './failure-pages';
import { failurePages, fetchFrom } from './testing';

describe('failure pages', () => {
  it('need no script: neither to run, nor to fetch', () => {
    const html =
      '<link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
      '<script src="/b.js" async=""></script><h1>Kop</h1><script>self.__next_f.push([1,"</b>"])</script><p>x</p>';
    expect(withoutScripts(html)).toBe('<link rel="stylesheet" href="/a.css"/><h1>Kop</h1><p>x</p>');
  });
});

describe('a failure', () => {
  let server: Server;
  let asked: { kind: FailurePageKind; seconds?: number };
  let get: ReturnType<typeof fetchFrom>;

  beforeAll(async () => {
    const send = createFailureSender(await failurePages(), 'nl');
    server = createServer((request, response) => send(request, response, asked.kind, asked.seconds));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    get = fetchFrom(typeof address === 'object' && address !== null ? address.port : 0);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['unavailable', 503, '5'],
    ['limited', 429, '5'],
    ['unexpected', 500, undefined],
  ] as const)(
    'that is called %s has status %i and says when to come again: %s',
    async (kind, status, wait) => {
      asked = { kind };
      const answer = await get('/nl/a');
      expect(answer).toMatchObject({ status, body: `<h1>nl ${kind}</h1>` });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': 'x',
        vary: 'accept-encoding',
      });
      expect(answer.headers['retry-after']).toBe(wait);
    },
  );

  it('passes on how long a client must wait', async () => {
    asked = { kind: 'limited', seconds: 42 };
    expect((await get('/nl')).headers['retry-after']).toBe('42');
  });

  it.each([
    ['/de', 'de'],
    ['/de/a-p-V1', 'de'],
    ['/de?page=2', 'de'],
    ['/', 'nl'],
    ['/design', 'nl'],
    ['/__proto__', 'nl'],
  ])('is told in the language of the site: %s in that of %s', async (path, site) => {
    asked = { kind: 'unavailable' };
    expect((await get(path)).body).toBe(`<h1>${site} unavailable</h1>`);
  });

  it('is a head alone to HEAD, as long as the page', async () => {
    asked = { kind: 'unavailable' };
    const page = await get('/nl');
    const head = await get('/nl', {}, 'HEAD');
    expect(head).toMatchObject({ status: 503, body: '', headers: { 'retry-after': '5' } });
    expect(head.headers['content-length']).toBe(String(page.bytes.length));
  });

  it('comes in the encoding the reader takes', async () => {
    asked = { kind: 'unexpected' };
    const answer = await get('/de', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.bytes).toString()).toBe('<h1>de unexpected</h1>');
  });
});
