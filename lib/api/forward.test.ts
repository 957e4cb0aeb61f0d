/** @jest-environment node */
import { languages } from '@/api/contract/sites';
import { errorText } from '@/api/messages/texts';
import { type DoubleMode, type DoubleServer, startDouble } from '../testing/double-server';
import { forwardToApi } from './forward';
import { forwardTexts } from './forward-texts';

const apiUrl = 'https://api.shop.test/v1';

// Each outage is told in the log.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

function recorder(answer: Response) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const call: typeof fetch = async (input, init) => {
    calls.push({ url: String(input), init });
    return answer;
  };
  return { call, calls };
}

describe('forwardToApi', () => {
  it('keeps path, query, token and body, and no header of the connection', async () => {
    const { call, calls } = recorder(Response.json({ items: [] }, { status: 201 }));
    const request = new Request('http://shop.test/api/nl/basket?x=1', {
      method: 'PUT',
      headers: {
        authorization: 'Bearer t',
        'keep-alive': 'timeout=5',
        connection: 'close, X-Hop',
        'x-hop': '1',
        te: 'trailers',
        cookie: 'linden-role=customer',
      },
      body: '{"items":[]}',
    });
    const answer = await forwardToApi(request, apiUrl, { call });
    expect(answer.status).toBe(201);
    expect(calls[0]?.url).toBe('https://api.shop.test/v1/api/nl/basket?x=1');
    const headers = new Headers(calls[0]?.init?.headers);
    expect(headers.get('authorization')).toBe('Bearer t');
    for (const name of ['keep-alive', 'connection', 'x-hop', 'te', 'cookie'])
      expect([name, headers.get(name)]).toEqual([name, null]);
    expect(calls[0]?.init?.body).toBeInstanceOf(ArrayBuffer);
  });

  it('names the client as the server before it does, and believes nobody else', async () => {
    const { call, calls } = recorder(new Response(null, { status: 204 }));
    const send = (headers: Record<string, string>) =>
      forwardToApi(new Request('http://shop.test/api/nl/policies', { headers }), apiUrl, { call });
    await send({
      'x-linden-client': '203.0.113.7',
      'x-forwarded-for': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
    });
    await send({ 'x-forwarded-for': '10.0.0.1' });
    const sent = calls.map(({ init }) => new Headers(init?.headers));
    expect(sent.map((headers) => headers.get('x-forwarded-for'))).toEqual(['203.0.113.7', 'unknown']);
    for (const name of ['x-linden-client', 'forwarded']) expect(sent[0]?.get(name)).toBeNull();
  });

  it('hands on no more than the API takes', async () => {
    const { call, calls } = recorder(new Response(null, { status: 204 }));
    const send = (size: number) =>
      forwardToApi(
        new Request('http://shop.test/api/nl/basket', { method: 'POST', body: 'x'.repeat(size) }),
        apiUrl,
        { call },
      );
    expect((await send(256 * 1024)).status).toBe(204);
    const refused = await send(256 * 1024 + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      code: 'body-too-large',
      message: 'De aanvraag is te groot.',
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    });
    expect(calls).toHaveLength(1);
  });

  it('hands on nothing of a body that breaks off', async () => {
    const { call, calls } = recorder(new Response(null));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"items":['));
        controller.error(new Error('aborted'));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    expect(
      (await forwardToApi(new Request('http://shop.test/api/nl/basket', init), apiUrl, { call })).status,
    ).toBe(503);
    expect(calls).toHaveLength(0);
  });

  it('goes round no second time where the address is its own', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call, calls } = recorder(new Response(null, { status: 204 }));
    await forwardToApi(new Request('http://shop.test/api/nl/policies'), apiUrl, { call });
    const headers = new Headers(calls[0]?.init?.headers);
    const again = await forwardToApi(new Request('http://shop.test/api/nl/policies', { headers }), apiUrl, {
      call,
    });
    expect([again.status, calls.length]).toEqual([503, 1]);
  });

  it('never leaves the host of the API', async () => {
    const { call, calls } = recorder(new Response(null, { status: 204 }));
    await forwardToApi(new Request('http://shop.test/api//evil.test/nl'), apiUrl, { call });
    expect(new URL(calls[0]?.url ?? '').host).toBe('api.shop.test');
  });

  it('does not pass on an encoding it has undone', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br', 'content-length': '1' };
    const { call } = recorder(new Response('{}', { headers }));
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/policies'), apiUrl, { call });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-length')).toBeNull();
  });

  it.each([
    ['/api/nl/basket', 'nl', 'De winkel is even niet bereikbaar. Probeer het zo nog eens.'],
    [
      '/api/de/basket',
      'nl',
      'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    ],
    ['/api/be/basket', 'fr-BE, nl', 'La boutique est momentanément indisponible. Réessayez dans un instant.'],
    ['/api/xx/basket', '', 'De winkel is even niet bereikbaar. Probeer het zo nog eens.'],
  ])('says at %s to one who reads %s that the shop cannot be reached', async (path, language, message) => {
    const call = async () => Promise.reject(new TypeError('fetch failed'));
    const request = new Request(`http://shop.test${path}`, { headers: { 'accept-language': language } });
    const answer = await forwardToApi(request, apiUrl, { call });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message,
      requestId: expect.any(String),
    });
  });

  it.each<[string, Response]>([
    ['the page of a proxy', page(200)],
    ['the 404 of a proxy', page(404)],
    ['a 404 in JSON that is not ours', Response.json({ message: 'no Route matched' }, { status: 404 })],
    ['a login', page(401)],
    ['a redirect', Response.redirect('https://elsewhere.test/login', 302)],
    ['a script', new Response('alert(1)', { headers: { 'content-type': 'text/javascript' } })],
    ['a picture', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['a body without a type', new Response(new Blob(['<script>']))],
  ])('answers %s with 503 and nothing of it', async (_case, foreign) => {
    const { call } = recorder(foreign);
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/policies'), apiUrl, { call });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    [404, 'product-not-found'],
    [409, 'out-of-stock'],
    [503, 'unavailable'],
  ])("hands on the contract's own %i", async (status, code) => {
    const body = { code, message: 'x', requestId: 'r-1' };
    const { call } = recorder(Response.json(body, { status, headers: { 'retry-after': '7' } }));
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/x'), apiUrl, { call });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '7']);
    expect(await answer.json()).toEqual(body);
  });

  it('lets a backend say nothing in the name of our origin', async () => {
    const headers = {
      'set-cookie': 'session=1',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000',
      'clear-site-data': '"*"',
      'www-authenticate': 'Basic',
      'content-security-policy': 'default-src *',
      refresh: '0; url=https://elsewhere.test',
      server: 'gateway/1.2.3',
      'x-request-id': 'r-1',
    };
    const { call } = recorder(Response.json({ items: [] }, { headers }));
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/policies'), apiUrl, { call });
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      'x-request-id': 'r-1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
  });
});

function page(status: number): Response {
  return new Response('<script>alert(1)</script>', { status, headers: { 'content-type': 'text/html' } });
}

describe('pages of the API', () => {
  const visit = (path: string, answer: Response) =>
    forwardToApi(new Request(`http://shop.test${path}`), apiUrl, { call: recorder(answer).call });

  it.each([
    '/api/nl/sandbox-payment/p-1',
    '/api/nl/subscribe/confirm?token=t',
    '/api/dev/mail',
    '/api/dev/mail/m-1',
  ])('are shown at %s, where nothing of them may run', async (path) => {
    const answer = await visit(path, page(200));
    expect([answer.status, await answer.text()]).toEqual([200, '<script>alert(1)</script>']);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/api/nl/sandbox-payment/p-1/webhook', '/api/nl/subscribe', '/api/nl/basket', '/api/dev/other'])(
    'are not shown at %s',
    async (path) => expect((await visit(path, page(200))).status).toBe(503),
  );

  it('lead back into the shop, and nowhere else', async () => {
    const to = (location: string) =>
      visit('/api/nl/payment-return/p-1', new Response(null, { status: 303, headers: { location } }));
    const answer = await to('/nl/order-completed?orderId=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/order-completed?orderId=1']);
    for (const foreign of ['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test', 'nl'])
      expect([foreign, (await to(foreign)).status]).toEqual([foreign, 503]);
  });

  it('that say nothing are webhooks', async () => {
    const answer = await visit('/api/nl/mollie-webhook', new Response(null, { status: 200 }));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('a backend that fails', () => {
  let double: DoubleServer;
  beforeEach(async () => {
    double = await startDouble({ slowMs: 30_000 });
  });
  afterEach(() => double.close());

  it.each<DoubleMode>([
    'reset',
    'error',
    'html',
    'noBody',
    'foreign404',
    'login',
    'redirect',
    'slow',
    'hang',
  ])('in mode %s is a 503 within the limit', async (mode) => {
    double.mode = mode;
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/basket'), double.url, {
      limitMs: 300,
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    if (mode !== 'noBody') expect(answer.status).toBe(503);
  });

  it.each<DoubleMode>(['hang', 'endless'])('in mode %s hears that the browser has gone', async (mode) => {
    double.mode = mode;
    const browser = new AbortController();
    const request = new Request('http://shop.test/api/nl/basket', { signal: browser.signal });
    const answering = forwardToApi(request, double.url);
    await until(() => double.running() === 1);
    browser.abort();
    await (await answering).body?.cancel().catch(() => undefined);
    await until(() => double.running() === 0);
    expect(double.running()).toBe(0);
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the texts of the shop in the place of the API', () => {
  it.each([...languages])('are those of the API in %s', (language) => {
    for (const code of ['unavailable', 'body-too-large'] as const)
      expect(forwardTexts[language][code]).toBe(errorText(language, code));
  });
});
