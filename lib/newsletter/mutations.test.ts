/** @jest-environment node */
import { createApiClient } from '@/lib/api/http';
import { subscribe } from './mutations';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', 'mobile'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'desktop'],
])('tells the kind of device: %s', async (userAgent, origin) => {
  const calls: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://shop.test/api/nl',
    language: 'nl-NL',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push([pathname, search, await request.json()]);
      return Response.json({ items: [{ status: 'confirmation-sent' }] });
    },
  });
  await subscribe({ email: 'sanne@example.nl', source: 'popup' }, { api, userAgent });
  expect(calls).toEqual([
    ['/api/nl/subscribe', `?origin=${origin}`, { items: [{ email: 'sanne@example.nl', source: 'popup' }] }],
  ]);
});
