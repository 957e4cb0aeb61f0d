/** @jest-environment node */
import { type DoubleMode, type DoubleServer, startDouble } from '../testing/double-server';
import { forwardToApi } from './forward';

const apiUrl = 'https://api.shop.test/v1';

// Each outage is told in the log.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a backend that fails', () => {
  let double: DoubleServer;
  beforeEach(async () => {
    double = await startDouble({ slowMs: 30_000 });
  });
  afterEach(() => double.close());

  it.each<DoubleMode>([
    'reset',
    'error',
    'html',
    'noBody',
    'foreign404',
    'login',
    'redirect',
    'slow',
    'hang',
  ])('in mode %s is a 503 within the limit', async (mode) => {
    double.mode = mode;
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/basket'), double.url, {
      limitMs: 300,
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    if (mode !== 'noBody') expect(answer.status).toBe(503);
  });

  it.each<DoubleMode>(['hang', 'endless'])('in mode %s hears that the browser has gone', async (mode) => {
    double.mode = mode;
    const browser = new AbortController();
    const request = new Request('http://shop.test/api/nl/basket', { signal: browser.signal });
    const answering = forwardToApi(request, double.url);
    await until(() => double.running() === 1);
    browser.abort();
    await (await answering).body?.cancel().catch(() => undefined);
    await until(() => double.running() === 0);
    expect(double.running()).toBe(0);
  });
});

describe('the texts of the shop in the place of the API', () => {
  it.each([
    ['/api/nl/basket', 'nl', 'De winkel is even niet bereikbaar. Probeer het zo nog eens.'],
    [
      '/api/de/basket',
      'nl',
      'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    ],
    ['/api/be/basket', 'fr-BE, nl', 'La boutique est momentanément indisponible. Réessayez dans un instant.'],
    ['/api/xx/basket', '', 'De winkel is even niet bereikbaar. Probeer het zo nog eens.'],
  ])('says at %s to one who reads %s that the shop cannot be reached', async (path, language, message) => {
    const call = async () => Promise.reject(new TypeError('fetch failed'));
    const request = new Request(`http://shop.test${path}`, { headers: { 'accept-language': language } });
    const answer = await forwardToApi(request, apiUrl, { call });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message,
      requestId: expect.any(String),
    });
  });
});
