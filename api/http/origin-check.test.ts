import { object, string } from 'yup';
import { call } from '../contract/call.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { defineRoute } from './route.ts';

const bodySchema = object({ note: string().required() });
const change = defineRoute(
  call('POST', 'test/change').takes<typeof bodySchema>().answers<typeof bodySchema>(),
  {
    summary: 'Changes',
    auth: 'none',
    body: bodySchema,
    response: bodySchema,
  },
  async ({ items }) => items,
);
const webhook = defineRoute(
  call('POST', 'test/webhook').answersNothing(),
  { summary: 'Hears', auth: 'none', allowCrossOrigin: true },
  async () => new Response('ok'),
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    extraRoutes: [change, webhook],
    environment: { publicUrl: 'https://linden.example' },
  });
});
afterAll(() => api.close());

const statusOf = async (headers: Record<string, string>, path = 'test/change') =>
  (await api.request(path, { method: 'POST', body: '{"items":[{"note":"x"}]}', headers })).status;

describe('a changing call', () => {
  it.each<[string, Record<string, string>]>([
    ['of no browser', {}],
    ['of the shop’s own page', { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' }],
    ['of an own form without referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['typed in by hand', { 'sec-fetch-site': 'none' }],
    ['of an older browser', { origin: 'http://shop.test' }],
    [
      'through a proxy that changes the Host',
      { 'sec-fetch-site': 'same-site', origin: 'https://linden.example' },
    ],
  ])('%s is taken', async (_, headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['of another page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://blog.linden.example' }],
    ['of another page in an older browser', { origin: 'https://evil.example' }],
    ['of a page without origin', { origin: 'null' }],
    ['of another page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused, and only a webhook may come from anywhere', async (_, headers) => {
    expect(await statusOf(headers)).toBe(403);
    expect(await statusOf(headers, 'test/webhook')).toBe(200);
  });
});

it('may be read from anywhere by whoever can, and is opened to no origin', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answers = [
    await api.request('policies', { headers }),
    await api.request('test/change', { method: 'OPTIONS', headers }),
    await api.request('test/change', { method: 'POST', body: '{}', headers }),
    await api.request('/api/health', { headers }),
  ];
  expect(answers[0]?.status).toBe(200);
  for (const answer of answers)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])('with a body of %s is refused', async (type) => {
  expect(await statusOf({ 'content-type': type })).toBe(415);
});

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'takes %s',
  async (type) => {
    expect(await statusOf({ 'content-type': type })).toBe(200);
  },
);
