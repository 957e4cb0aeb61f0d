/** @jest-environment node */
import { call } from '@/api/contract/call';
import { isApiFailure, isNotFound, isOutage } from './failure';
import { createApiClient } from './http';

const list = call('GET', 'products-listing').query<{ type: string; page: number }>().answers<object>();
const read = call('GET', 'basket').answers<object>();
const readOne = call('GET', 'product/:vsin').answersOne<object>();
const add = call('POST', 'basket').takes<object>().answers<object>();
const change = call('PUT', 'basket').takes<object>().answers<object>();
const remove = call('DELETE', 'basket').answers<object>();

type Answer = Response | Error;

/** A server that gives these answers in turn, the last one for ever. */
function serverWith(...answers: [Answer, ...Answer[]]) {
  const requests: { method: string; url: string; headers: Headers; body: string }[] = [];
  const client = createApiClient({
    baseUrl: 'http://shop.test/api/nl',
    language: 'nl-NL',
    token: 'own-token',
    fetch: async (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? new Error('no answer');
      requests.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: await request.text(),
      });
      if (answer instanceof Error) throw answer;
      return answer.clone();
    },
  });
  return { client, requests };
}

const items = (...list: unknown[]) => Response.json({ items: list });
const refused = (status: number, body: unknown) => Response.json(body, { status });
const networkError = () => new TypeError('fetch failed');

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiFailure(error)) throw new Error(`no ApiFailure but ${String(error)}`);
  return error;
}

describe('API client', () => {
  it('takes the items out of the envelope', async () => {
    const { client, requests } = serverWith(items({ id: 1 }, { id: 2 }));
    await expect(client.send(list, { query: { type: 'tag', page: 2 } })).resolves.toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(requests[0]?.url).toBe('http://shop.test/api/nl/products-listing?type=tag&page=2');
  });

  it('sends bodies in an envelope, with language and token', async () => {
    const { client, requests } = serverWith(items());
    await client.send(add, { items: [{ productId: 'V100101', quantity: 2 }] });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ items: [{ productId: 'V100101', quantity: 2 }] }),
    });
    expect(requests[0]?.headers.get('accept-language')).toBe('nl-NL');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer own-token');
  });

  it('sends another token, or none, when the call says so', async () => {
    const { client, requests } = serverWith(items());
    await client.send(read, { token: 'other' });
    await client.send(read, { token: null });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer other', null]);
  });

  it('repeats a GET after a network failure, three times at most', async () => {
    const recovering = serverWith(networkError(), networkError(), networkError(), items({ id: 1 }));
    await expect(recovering.client.send(read)).resolves.toEqual([{ id: 1 }]);
    expect(recovering.requests).toHaveLength(4);

    const broken = serverWith(networkError());
    await expect(failureOf(broken.client.send(read))).resolves.toMatchObject({
      status: 0,
      code: 'network',
    });
    expect(broken.requests).toHaveLength(4);
  });

  it.each([add, change])('never repeats a $method', async (changing) => {
    const { client, requests } = serverWith(networkError());
    await failureOf(client.send(changing, { items: [{}] }));
    expect(requests).toHaveLength(1);
  });

  it.each([
    [429, 'too-many-requests'],
    [500, 'unexpected'],
    [503, 'unavailable'],
  ])('never repeats after an answer with %i', async (status, code) => {
    const { client, requests } = serverWith(refused(status, { code, message: '' }));
    await expect(failureOf(client.send(read))).resolves.toMatchObject({ status, code, canRetry: true });
    expect(requests).toHaveLength(1);
  });

  it('rejects with code, message, fields and request id of the answer', async () => {
    const fields = [{ property: 'zipCode', message: 'Vul een geldige postcode in.' }];
    const body = { code: 'invalid-input', message: 'Fout', fields, requestId: 'r-1' };
    const failure = await failureOf(serverWith(refused(400, body)).client.send(read));
    expect(failure).toMatchObject({
      status: 400,
      code: 'invalid-input',
      message: 'Fout',
      fields,
      requestId: 'r-1',
      canRetry: false,
    });
  });

  it.each<[string, () => Response]>([
    ['the page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['a foreign 404', () => new Response('<html>Not found</html>', { status: 404 })],
    ['a foreign 404 in JSON', () => refused(404, { message: 'no Route matched' })],
    ['a code nobody knows', () => refused(404, { code: 'page-not-found', message: '' })],
    ['an inherited name as code', () => refused(404, { code: 'constructor', message: '' })],
    ['a code under another status', () => refused(404, { code: 'unexpected', message: '' })],
    ['a 401 of a proxy', () => new Response('<html>Log in</html>', { status: 401 })],
    ['a redirect', () => Response.redirect('http://elsewhere.test/', 302)],
    ['a page with status 200', () => new Response('<html>Welcome</html>')],
    ['an empty body', () => new Response('')],
    ['an object without items', () => Response.json({})],
    ['a list without envelope', () => Response.json([{ id: 1 }])],
    ['items that are no list', () => Response.json({ items: 'x' })],
    ['items that are no objects', () => items('x', null)],
    ['null', () => Response.json(null)],
  ])('takes %s for an outage, never for "not found" or "nothing"', async (_case, answer) => {
    const failure = await failureOf(serverWith(answer()).client.send(read));
    expect(failure).toMatchObject({ code: 'unavailable', message: '', canRetry: true });
    expect([isOutage(failure), isNotFound(failure)]).toEqual([true, false]);
  });

  it('knows the own 404 of the contract', async () => {
    const { client } = serverWith(
      refused(404, { code: 'product-not-found', message: 'Weg', requestId: 'r' }),
    );
    expect(isNotFound(await failureOf(client.send(readOne, { vsin: 'V1' })))).toBe(true);
  });

  it('knows who is not let in by a token that was sent, and else that the API is closed', async () => {
    const reader = createApiClient({
      baseUrl: 'http://shop.test/api/nl',
      language: 'nl-NL',
      fetch: async () => refused(403, { code: 'access-denied', message: '', requestId: 'r' }),
      within: (call) => call(new AbortController().signal),
    });
    expect(await failureOf(reader.send(read, { token: 'a.b.c' }))).toMatchObject({
      status: 403,
      code: 'access-denied',
    });
    expect(await failureOf(reader.send(read))).toMatchObject({ code: 'unavailable' });
  });

  it('encodes the parameters of a path', async () => {
    const { client, requests } = serverWith(items({ id: 1 }));
    await expect(client.send(readOne, { vsin: 'a/b?c' })).resolves.toEqual({ id: 1 });
    expect(requests[0]?.url).toBe('http://shop.test/api/nl/product/a%2Fb%3Fc');
  });

  it.each([
    ['none', items()],
    ['two', items({ id: 1 }, { id: 2 })],
    ['an answer without content', new Response(null, { status: 204 })],
  ])('takes %s for an outage where exactly one is answered', async (_case, answer) => {
    const failure = await failureOf(serverWith(answer).client.send(readOne, { vsin: 'V1' }));
    expect(failure).toMatchObject({ code: 'unavailable', canRetry: true });
  });

  it('resolves to nothing for an answer without content', async () => {
    const { client } = serverWith(new Response(null, { status: 204 }));
    await expect(client.send(remove)).resolves.toEqual([]);
  });
});
