/** @jest-environment node */
import { recorder } from '../testing/call-recorder';
import { forwardToApi } from './forward';

const apiUrl = 'https://api.shop.test/v1';

// Each outage is told in the log.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('what is handed to the API', () => {
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
});
