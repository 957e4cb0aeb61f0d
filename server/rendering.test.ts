/** @jest-environment node */
import { ApiFailure } from '@/lib/api/failure';
import { noteFailure } from '@/lib/outage/outage';
import { until } from '../api/testing/until';
import { broken, closeShops, html, shopWith } from './testing';

afterEach(closeShops);

const quick = { limitsMs: { visitor: 50, rendering: 100 } };

describe('a page that is not cached yet', () => {
  it('is rendered once for all who ask meanwhile', async () => {
    const waiting: (() => void)[] = [];
    const { get, rendered } = await shopWith((call, response) => {
      waiting.push(() => html('<p>one</p>')(call, response));
    });
    const visits = [1, 2, 3, 4].map((n) => get('/nl', { 'x-client': `192.0.2.${n}` }));
    await until(() => waiting.length === 1);
    // All four are there: each has been answered by the one rendering.
    await new Promise((resolve) => setTimeout(resolve, 50));
    waiting[0]?.();
    for (const { body } of await Promise.all(visits)) expect(body).toBe('<p>one</p>');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('is rendered to its end for others although its first visitor has gone', async () => {
    const waiting: (() => void)[] = [];
    const { get } = await shopWith((call, response) => {
      waiting.push(() => html('<p>one</p>')(call, response));
    });
    const first = new AbortController();
    const gone = get('/nl', {}, 'GET', first.signal).catch(() => 'gone');
    await until(() => waiting.length === 1);
    const second = get('/nl');
    await new Promise((resolve) => setTimeout(resolve, 20));
    first.abort();
    await gone;
    waiting[0]?.();
    expect((await second).body).toBe('<p>one</p>');
  });

  it('is not shared with who comes after a change', async () => {
    const waiting: (() => void)[] = [];
    const bodies = ['<p>before</p>', '<p>after</p>'];
    const { get, cache } = await shopWith((call, response) => {
      const body = bodies[waiting.length] ?? '';
      waiting.push(() => html(body)(call, response));
    });
    const before = get('/nl');
    await until(() => waiting.length === 1);
    cache.drop(['product:nl:V1']);
    const after = get('/nl');
    await until(() => waiting.length === 2);
    for (const answer of waiting) answer();
    expect([(await before).body, (await after).body]).toEqual(bodies);
  });

  it.each(['/nl', '/nl/search?term=bank'])(
    'that hangs is a 503 in time, and gives its turn back: %s',
    async (path) => {
      const { get, queue } = await shopWith(() => undefined, { ...quick, queue: { atOnce: 2 } });
      const answers = await Promise.all([get(path), get(path), get(path)]);
      for (const { status, headers, body } of answers) {
        expect(status).toBe(503);
        expect(headers['retry-after']).toBe('5');
        expect(body).toBe('<h1>nl unavailable</h1>');
      }
      await until(() => queue.load().running === 0 && queue.load().waiting === 0);
    },
  );

  it('is kept when it comes too late for its visitor', async () => {
    const { get } = await shopWith(
      (call, response) => setTimeout(() => html('<p>late</p>')(call, response), 100),
      { limitsMs: { visitor: 30, rendering: 5000 } },
    );
    expect((await get('/nl')).status).toBe(503);
    await until(async () => (await get('/nl')).status === 200);
    expect((await get('/nl')).headers['x-linden-cache']).toBe('hit');
  });
});

describe('a page that fails', () => {
  const failing = (error: unknown): typeof broken => {
    return (call, response) => {
      noteFailure(error);
      broken(call, response);
    };
  };
  const outage = new ApiFailure({ status: 503, code: 'unavailable', message: '' });
  const bug = new ApiFailure({ status: 500, code: 'unexpected', message: '', requestId: 'r-1' });

  it.each([
    ['the API is away', outage, 503, 'unavailable'],
    [
      'the API does not answer',
      new ApiFailure({ status: 0, code: 'timeout', message: '' }),
      503,
      'unavailable',
    ],
    ['something wraps that', new Error('page', { cause: outage }), 503, 'unavailable'],
    ['the API has a bug', bug, 500, 'unexpected'],
    ['the page has one', new TypeError('x'), 500, 'unexpected'],
  ])('says what it is when %s', async (_case, error, status, kind) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { get } = await shopWith(failing(error));
    for (const path of ['/nl/a', '/nl/search?term=a', '/nl/checkout']) {
      const answer = await get(path);
      expect(answer).toMatchObject({ status, body: `<h1>nl ${kind}</h1>` });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toBe('x');
      expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    }
    log.mockRestore();
  });

  it('is no outage when only one of two failures is', async () => {
    const { get } = await shopWith((call, response) => {
      noteFailure(outage);
      failing(new TypeError('x'))(call, response);
    });
    expect((await get('/nl')).status).toBe(500);
  });

  it('tells so in the language of the site, and to HEAD without a body', async () => {
    const { get } = await shopWith(failing(outage));
    expect((await get('/de/a?b=1')).body).toBe('<h1>de unavailable</h1>');
    expect(await get('/nl', {}, 'HEAD')).toMatchObject({ status: 503, body: '' });
  });

  it('is no part of a page to the router, which then loads the address anew', async () => {
    const { get } = await shopWith(failing(outage));
    const answer = await get('/nl?_rsc=abc', { rsc: '1' });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('is rendered again at the next visit', async () => {
    const state = { render: failing(outage) };
    const { get } = await shopWith((call, response) => state.render(call, response));
    await get('/nl');
    state.render = html('<p>well</p>');
    expect((await get('/nl')).body).toBe('<p>well</p>');
  });

  it('does so when Next itself throws', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { get } = await shopWith(() => {
      throw new Error('x');
    });
    expect((await get('/nl')).body).toBe('<h1>nl unexpected</h1>');
    log.mockRestore();
  });
});

describe('turns', () => {
  it('keep cached pages, files and other clients served while one client fills its part', async () => {
    const state = { render: html('<p>home</p>') };
    const { get, queue } = await shopWith((call, response) => state.render(call, response), {
      queue: { atOnce: 4, waiting: 8 },
    });
    await get('/nl');
    state.render = (call, response) => {
      if (call.url === '/icon.svg') response.end('<svg/>');
      else if (call.url?.includes('other')) html('<p>other</p>')(call, response);
    };
    const attacker = { 'x-client': '198.51.100.1' };
    const stop = new AbortController();
    const attacks = Array.from({ length: 8 }, (_, n) =>
      get(`/nl/search?term=${n}`, attacker, 'GET', stop.signal).catch(() => null),
    );
    await until(() => queue.load().running === 2 && queue.load().waiting === 4);
    const refused = await Promise.race(attacks);
    expect(refused).toMatchObject({ status: 503, body: '<h1>nl unavailable</h1>' });
    expect(refused?.headers['retry-after']).toBe('5');
    expect((await get('/nl')).body).toBe('<p>home</p>');
    expect((await get('/icon.svg', attacker)).body).toBe('<svg/>');
    expect((await get('/nl/other')).body).toBe('<p>other</p>');
    stop.abort();
    await until(() => queue.load().waiting === 0);
  });

  it('answer 503 when all places are taken', async () => {
    const { get, queue } = await shopWith(() => undefined, { queue: { atOnce: 2, waiting: 4 } });
    const stop = new AbortController();
    for (const n of [1, 2, 3, 4, 5, 6])
      void get(`/nl?n=${n}`, { 'x-client': `198.51.100.${n}` }, 'GET', stop.signal).catch(() => null);
    await until(() => queue.load().running === 2 && queue.load().waiting === 4);
    const answer = await get('/nl?n=7');
    expect(answer).toMatchObject({ status: 503, body: '<h1>nl unavailable</h1>' });
    expect(answer.headers['retry-after']).toBe('5');
    stop.abort();
    await until(() => queue.load().waiting === 0);
  });

  it('are waited for by an office that opens thirty pages at once, and not taken by its prefetches', async () => {
    const waiting: (() => void)[] = [];
    const state = { isOpen: false };
    const { get, queue } = await shopWith((call, response) => {
      const answer = () => html('<p>x</p>')(call, response);
      if (state.isOpen) answer();
      else waiting.push(answer);
    });
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
    const ahead = Array.from({ length: 40 }, (_, n) => get(`/nl/p-p-V${n}?_rsc=a`, prefetch));
    await until(() => queue.load().running === 2 && queue.load().waiting === 32);
    const refused = new Set<number>();
    for (const [n, answer] of ahead.entries())
      void answer.then(({ status }) => (status === 204 ? refused.add(n) : undefined));
    const visits = Array.from({ length: 30 }, (_, n) => get(`/nl/search?term=${n}`));
    // Six had no place, and thirty lose theirs.
    await until(() => refused.size === 36);
    state.isOpen = true;
    for (const answer of waiting) answer();
    for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
    for (const { status } of await Promise.all(ahead)) expect([200, 204]).toContain(status);
  });

  it('that are refused are a failure of documents only, not of what the router fetches ahead', async () => {
    const { get, queue } = await shopWith(() => undefined, { queue: { atOnce: 2, waiting: 2 } });
    const stop = new AbortController();
    for (const n of [1, 2, 3, 4])
      void get(`/nl?n=${n}`, { 'x-client': `198.51.100.${n}` }, 'GET', stop.signal).catch(() => null);
    await until(() => queue.load().running === 2 && queue.load().waiting === 2);
    const ahead = { rsc: '1', 'next-router-prefetch': '1' };
    const forgone = await get('/nl?n=5', ahead);
    expect(forgone).toMatchObject({ status: 204, body: '', headers: { 'cache-control': 'no-store' } });
    const document = await get('/nl?n=5', { 'sec-purpose': 'prefetch;prerender' });
    expect(document).toMatchObject({ status: 503, body: '<h1>nl unavailable</h1>' });
    expect(await get('/nl?n=5', { rsc: '1' })).toMatchObject({ status: 503 });
    stop.abort();
    await until(() => queue.load().waiting === 0);
  });

  it('are not needed by those who share a rendering, whoever waits longest', async () => {
    const waiting = new Map<string, () => void>();
    const { get, rendered, queue } = await shopWith(
      (call, response) => waiting.set(call.url ?? '', () => html('<p>x</p>')(call, response)),
      { queue: { atOnce: 2 } },
    );
    const busy = { 'x-client': '198.51.100.1' };
    const first = get('/nl/a?n=1', busy);
    await until(() => waiting.has('/nl/a?n=1'));
    // Its part is taken, so this client waits; another one asks for the same page and need not.
    const slow = get('/nl/page', busy);
    await until(() => queue.load().waiting === 1);
    const other = get('/nl/page', { 'x-client': '198.51.100.2' });
    await until(() => waiting.has('/nl/page'));
    waiting.get('/nl/page')?.();
    expect((await other).body).toBe('<p>x</p>');
    expect((await slow).body).toBe('<p>x</p>');
    waiting.get('/nl/a?n=1')?.();
    await first;
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
