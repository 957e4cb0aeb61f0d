import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { number, object, string } from 'yup';
import { createApiApp } from '../app.ts';
import { call } from '../contract/call.ts';
import { languages } from '../contract/sites.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { ApiError } from './api-error.ts';
import { defineRoute } from './route.ts';

const bodySchema = object({
  email: string().trim().email('email').required('required'),
  quantity: number().strict().integer().min(1).max(999).required(),
  note: string().max(5).optional(),
}).noUnknown();

const echo = defineRoute(
  call('POST', 'test/echo').takes<typeof bodySchema>().answers<typeof bodySchema>(),
  {
    summary: 'Answers what it was sent',
    auth: 'none',
    body: bodySchema,
    maxItems: 3,
    response: bodySchema,
    propertyErrors: { quantity: 'invalid-quantity' },
  },
  async ({ items }) => items,
);
const fail = defineRoute(
  call('GET', 'test/fail/:how').query<{ size?: number }>().answersOne<string>(),
  {
    summary: 'Fails in the way that is asked for',
    auth: 'none',
    query: object({ size: string().matches(/^\d+$/, 'integer') }),
    response: string().required(),
  },
  async ({ params, language }, { db }) => {
    if (params.how === 'state') throw new ApiError('out-of-stock');
    if (params.how === 'own-text') throw new ApiError('basket-invalid', `Tekst in ${language}`);
    if (params.how === 'fields')
      throw new ApiError('invalid-input', undefined, [{ property: 'zipCode', message: 'zipCode' }]);
    if (params.how === 'value') await db.execute(sql`SELECT ${'x'}::int`);
    if (params.how === 'unexpected') throw new Error('secret detail');
    if (params.how === 'statement') await db.execute(sql`SELECT ${'anna@example.nl'}::text FROM nowhere`);
    return [params.how];
  },
);
const html = defineRoute(
  call('GET', 'test/page').answersPage(),
  { summary: 'Shows a page', auth: 'none' },
  async () =>
    new Response('<h1>Betalen</h1>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
    }),
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ extraRoutes: [echo, fail, html] });
});
afterAll(() => api.close());

const good = { email: 'anna@example.nl', quantity: 1 };
const post = (body: string, headers: Record<string, string> = {}) =>
  api.request('test/echo', { method: 'POST', body, headers });
const bodyOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });

describe('bodies', () => {
  it('come back in the envelope they came in', async () => {
    expect(await bodyOf(await post(JSON.stringify({ items: [good] })))).toEqual({
      status: 200,
      items: [good],
    });
  });

  it.each([
    ['nothing', '', 'invalid-json'],
    ['half a text', '{"items":[', 'invalid-json'],
    ['a list', '[]', 'invalid-envelope'],
    ['null', 'null', 'invalid-envelope'],
    ['no items', '{}', 'invalid-envelope'],
    ['items that are no list', '{"items":{}}', 'invalid-envelope'],
    ['an empty list', '{"items":[]}', 'invalid-envelope'],
    ['something beside the items', '{"items":[{}],"x":1}', 'invalid-envelope'],
    ['too many items', JSON.stringify({ items: Array(101).fill(good) }), 'invalid-envelope'],
    ['a number as item', '{"items":[5]}', 'invalid-input'],
    ['null as item', '{"items":[null]}', 'invalid-input'],
    ['a list as item', '{"items":[[]]}', 'invalid-input'],
    ['a list as text', '{"items":[{"email":[],"quantity":1}]}', 'invalid-input'],
    ['an object as text', '{"items":[{"email":{},"quantity":1}]}', 'invalid-input'],
    ['an unknown field', JSON.stringify({ items: [{ ...good, isAdmin: true }] }), 'invalid-input'],
    ['a prototype', '{"items":[{"__proto__":{"x":1},"email":"a@b.nl","quantity":1}]}', 'invalid-input'],
    ['an inherited name', '{"items":[{"constructor":1,"email":"a@b.nl","quantity":1}]}', 'invalid-input'],
    ['a NUL character', '{"items":[{"email":"a@b.nl","quantity":1,"note":"\\u0000"}]}', 'invalid-input'],
    ['quantity 0', JSON.stringify({ items: [{ ...good, quantity: 0 }] }), 'invalid-quantity'],
    ['a negative quantity', JSON.stringify({ items: [{ ...good, quantity: -1 }] }), 'invalid-quantity'],
    ['half a quantity', JSON.stringify({ items: [{ ...good, quantity: 0.5 }] }), 'invalid-quantity'],
    ['a huge quantity', JSON.stringify({ items: [{ ...good, quantity: 1e9 }] }), 'invalid-quantity'],
    ['a quantity as text', JSON.stringify({ items: [{ ...good, quantity: '1' }] }), 'invalid-quantity'],
    ['no quantity', JSON.stringify({ items: [{ email: 'a@b.nl' }] }), 'invalid-quantity'],
  ])('with %s are refused', async (_, body, code) => {
    expect(await bodyOf(await post(body))).toMatchObject({ status: 400, code });
  });

  it('of more than 256 KB are refused, with and without a length', async () => {
    const text = JSON.stringify({ items: [{ ...good, note: 'x'.repeat(256 * 1024) }] });
    expect(await bodyOf(await post(text, { 'content-length': String(text.length) }))).toMatchObject({
      status: 413,
      code: 'body-too-large',
    });
    const stream = new Blob([text]).stream();
    const init: RequestInit & { duplex: string } = { method: 'POST', body: stream, duplex: 'half' };
    expect(await bodyOf(await api.request('test/echo', init))).toMatchObject({ status: 413 });
  });

  it('with several mistakes name each, in the message too, as a JSON list', async () => {
    const answer = await bodyOf(
      await post(JSON.stringify({ items: [{ email: 'x', quantity: 1, note: 'too long' }] })),
    );
    expect(answer.fields).toEqual([
      { property: 'email', message: 'Vul een geldig e-mailadres in' },
      { property: 'note', message: 'Vul hoogstens 5 tekens in' },
    ]);
    expect(JSON.parse(answer.message)).toEqual(answer.fields);
  });

  it('name the item where there are several', async () => {
    const answer = await bodyOf(await post(JSON.stringify({ items: [good, { quantity: 1 }] })));
    expect(answer.fields).toEqual([{ property: 'items[1].email', message: 'Vul uw e-mailadres in' }]);
  });
});

describe('addresses', () => {
  it.each([
    ['/api/xx/test/fail/x', 'site-not-found'],
    ['/api/NL/test/fail/x', 'site-not-found'],
    ['/api/__proto__/x', 'site-not-found'],
    ['/api/nl', 'resource-not-found'],
    ['/api/nl/', 'resource-not-found'],
    ['/api/nl/nothing', 'resource-not-found'],
    ['/api/nl/test/fail', 'resource-not-found'],
    ['/api/nl/test/fail/%00', 'resource-not-found'],
    ['/other', 'resource-not-found'],
  ])('%s are answered with %s', async (path, code) => {
    expect(await bodyOf(await api.request(path))).toMatchObject({ status: 404, code });
  });

  it('with a broken escape are taken as they are', async () => {
    expect((await api.request('test/fail/%E0%A4%A')).status).toBe(200);
  });

  it('with another method are not found', async () => {
    for (const method of ['GET', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await api.request('test/echo', { method })).status).toBe(404);
  });

  it('with wrong parameters are refused', async () => {
    expect(await bodyOf(await api.request('test/fail/x?size=abc'))).toMatchObject({
      status: 400,
      code: 'invalid-input',
      fields: [{ property: 'size', message: 'Vul een heel getal in' }],
    });
    expect((await api.request('test/fail/x?a=%00')).status).toBe(400);
    for (const name of ['__proto__', 'constructor', 'valueOf'])
      expect(await bodyOf(await api.request(`test/fail/x?${name}=0`))).toMatchObject({
        code: 'invalid-input',
        fields: [{ property: name }],
      });
  });
});

describe('failures', () => {
  it('carry code, translated text and the id of the request', async () => {
    const response = await api.request('test/fail/state', { headers: { 'x-request-id': 'request-12345' } });
    expect(response.headers.get('x-request-id')).toBe('request-12345');
    expect(await bodyOf(response)).toEqual({
      status: 409,
      code: 'out-of-stock',
      message: 'Er is niet genoeg voorraad.',
      requestId: 'request-12345',
    });
  });

  it('take no request id that could break a log line', async () => {
    const response = await api.request('test/fail/state', { headers: { 'x-request-id': 'a b\t{"x":1}' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('may bring a text of their own and fields by key', async () => {
    expect((await bodyOf(await api.request('test/fail/own-text'))).message).toBe('Tekst in nl');
    expect((await bodyOf(await api.request('test/fail/fields'))).fields).toEqual([
      { property: 'zipCode', message: 'Vul een geldige postcode in' },
    ]);
  });

  it('of values that the database cannot hold are the caller’s', async () => {
    expect(await bodyOf(await api.request('test/fail/value'))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });

  it('that nobody expected tell nothing', async () => {
    const response = await api.app.request('http://shop.test/api/nl/test/fail/unexpected');
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain('Er is iets fout gegaan');
    expect(text).not.toMatch(/secret detail|at .*\.ts/);
    await expect(api.request('test/fail/x')).rejects.toThrow('secret detail');
  });

  it('that nobody expected are heard of once, with the id that the caller is told and nobody’s values', async () => {
    const heard: unknown[][] = [];
    const app = createApiApp(api.services, {
      extraRoutes: [fail],
      isReady: async () => true,
      onUnexpected: (...failure) => heard.push(failure),
    });
    await app.request('http://shop.test/api/nl/test/fail/state');
    const { status, requestId } = await bodyOf(
      await app.request('http://shop.test/api/nl/test/fail/statement'),
    );
    expect(status).toBe(500);
    expect(heard).toEqual([[expect.any(Error), { requestId, method: 'GET', route: 'test/fail/:how' }]]);
    expect(inspect(heard)).toContain('FROM nowhere');
    expect(inspect(heard)).not.toContain('anna@');
  });
});

describe('languages', () => {
  const messageIn = async (path: string, accept: string) =>
    (await bodyOf(await api.request(path, { headers: { 'accept-language': accept } }))).message;

  it.each([
    ['/api/be/nothing', 'fr', 'Introuvable'],
    ['/api/be/nothing', 'fr-BE,fr;q=0.9,nl;q=0.8', 'Introuvable'],
    ['/api/be/nothing', 'nl;q=0.5, fr;q=0.9', 'Introuvable'],
    ['/api/be/nothing', 'fr;q=0, nl', 'Niet gevonden'],
    ['/api/be/nothing', 'de', 'Niet gevonden'],
    ['/api/nl/nothing', 'fr', 'Niet gevonden'],
    ['/api/uk/nothing', '', 'Resource not found'],
    ['/api/uk/nothing', ';;;q=x,,*', 'Resource not found'],
  ])('%s with "%s" says "%s"', async (path, accept, message) => {
    expect(await messageIn(path, accept)).toBe(message);
  });

  it('have a text of their own for each code', async () => {
    const { errorText } = await import('../messages/texts.ts');
    const texts = languages.map((language) => errorText(language, 'product-not-found'));
    expect(new Set(texts).size).toBe(languages.length);
  });
});

describe('answers', () => {
  it('are closed to other origins and never stored', async () => {
    const response = await api.request('test/fail/x', { headers: { origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('may be pages with a policy of their own', async () => {
    const response = await api.request('test/page');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('tell whether the API lives and may be asked', async () => {
    expect((await api.request('/api/health')).status).toBe(200);
    expect((await api.request('/api/ready')).status).toBe(200);
  });
});
