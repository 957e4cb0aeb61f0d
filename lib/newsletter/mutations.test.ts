import { ApiFailure } from '@/lib/api/failure';
import { subscribe, subscribeProblem } from './mutations';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', 'mobile'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'desktop'],
])('tells the kind of device: %s', async (userAgent, origin) => {
  const calls: unknown[] = [];
  const post = async <T>(...call: unknown[]): Promise<T[]> => {
    calls.push(call);
    return [];
  };
  await subscribe('sanne@example.nl', { api: { post }, userAgent });
  expect(calls).toEqual([
    ['subscribe', [{ email: 'sanne@example.nl', source: 'footer' }], { query: { origin } }],
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
