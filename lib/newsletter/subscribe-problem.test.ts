import { ApiFailure } from '@/lib/api/failure';
import { subscribeProblem } from './subscribe-problem';

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
