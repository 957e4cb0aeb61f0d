/** @jest-environment node */

import { resolveRoute } from '@/api/contract/calls/route';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import { registeredApi } from '@/api/contract/registered';
import type { EmbeddedApi } from './embedded';
import { serverApi } from './server';

function apiWith(fetch: EmbeddedApi['fetch']): EmbeddedApi {
  return { fetch, changes: { subscribe: () => () => undefined }, stop: async () => undefined };
}

afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

describe('reads of the API in this process', () => {
  it('go through again at once, however many of them ended without an answer', async () => {
    let isAway = true;
    const api = apiWith(() =>
      isAway ? new Promise(() => undefined) : Promise.resolve(Response.json({ items: [] })),
    );
    Reflect.set(globalThis, registeredApi, api);
    const { send } = serverApi('nl');
    const silent = await Promise.allSettled(Array.from({ length: 12 }, () => send(listShowrooms)));
    expect(silent.map((end) => end.status === 'rejected' && end.reason.code)).toEqual(
      Array.from({ length: 12 }, () => 'timeout'),
    );
    isAway = false;
    await expect(send(listShowrooms)).resolves.toEqual([]);
  });

  it('say how long their body is, which then need not be read to be limited', async () => {
    const asked: Request[] = [];
    Reflect.set(
      globalThis,
      registeredApi,
      apiWith(async (request) => {
        asked.push(request);
        return Response.json({ items: [{ type: 'template', vsin: null, alias: 'é', url: '/é' }] });
      }),
    );
    await serverApi('nl').send(resolveRoute, { items: [{ url: '/é' }] });
    const [request] = asked;
    expect(request?.url).toBe('http://internal/api/nl/web/route');
    expect(request?.headers.get('accept-language')).toBe('nl-NL');
    const body = (await request?.text()) ?? '';
    expect(JSON.parse(body)).toEqual({ items: [{ url: '/é' }] });
    expect(request?.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  });

  it('fail with what the API says, and are an outage where it says nothing of the contract', async () => {
    const refusal = { code: 'resource-not-found', message: 'Niet gevonden', requestId: 'r-1' };
    const answers = [
      Response.json(refusal, { status: 404 }),
      new Response('<html>', { status: 404 }),
      new Response('no JSON'),
    ];
    Reflect.set(
      globalThis,
      registeredApi,
      apiWith(async () => answers.shift() ?? Response.error()),
    );
    const { send } = serverApi('nl');
    const failure = () => send(listShowrooms).catch((error: unknown) => error);
    expect(await failure()).toMatchObject({ code: 'resource-not-found', status: 404, requestId: 'r-1' });
    expect(await failure()).toMatchObject({ code: 'unavailable', status: 503 });
    expect(await failure()).toMatchObject({ code: 'unavailable', status: 503 });
  });
});
