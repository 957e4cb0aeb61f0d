/** @jest-environment node */
import { ApiFailure } from '@/lib/api/failure';
import { createApiClient } from '@/lib/api/http';
import { subscribe, subscribeProblem } from './mutations';

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
  await subscribe('sanne@example.nl', { api, userAgent });
  expect(calls).toEqual([
    ['/api/nl/subscribe', `?origin=${origin}`, { items: [{ email: 'sanne@example.nl', source: 'footer' }] }],
  ]);
});

describe('subscribeProblem', () => {
  const failure = (status: number, message: string, fields: { property: string; message: string }[] = []) =>
    new ApiFailure({ status, code: 'invalid-input', message, fields });

  it.each([
    [
      'the words for the field',
      failure(400, '[]', [{ property: 'email', message: 'Geen adres.' }]),
      'Geen adres.',
    ],
    ['the words for the whole', failure(409, 'Al aangemeld.'), 'Al aangemeld.'],
    ['the fallback when the server failed', failure(503, 'Busy'), 'Mislukt.'],
    ['the fallback when nothing was said', failure(429, ''), 'Mislukt.'],
    ['the fallback without a connection', new TypeError('offline'), 'Mislukt.'],
  ])('shows %s', (_case, error, text) => {
    expect(subscribeProblem(error, 'Mislukt.')).toBe(text);
  });
});
