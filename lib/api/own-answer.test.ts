/** @jest-environment node */
import { ownAnswer } from './own-answer';

const request = (path: string, language: string) =>
  new Request(`http://shop.test${path}`, { headers: { 'accept-language': language } });

it('says in the shape of the contract that the API is away, and when to come again', async () => {
  const answer = ownAnswer(request('/api/nl/basket', 'nl'), 'unavailable');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({
    code: 'unavailable',
    message: expect.stringContaining('niet bereikbaar'),
    requestId: expect.any(String),
  });
});

it('speaks the language of the caller where the site has it, else that of the site', async () => {
  const messageOf = async (path: string, language: string) =>
    (await ownAnswer(request(path, language), 'body-too-large').json()).message;
  expect(await messageOf('/api/be/basket', 'fr-BE')).toMatch(/volumineuse/);
  expect(await messageOf('/api/de/basket', 'fr-BE')).toMatch(/zu groß/);
});

it('does not ask to repeat what is too large', () => {
  const answer = ownAnswer(request('/api/nl/basket', 'nl'), 'body-too-large');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([413, null]);
});
