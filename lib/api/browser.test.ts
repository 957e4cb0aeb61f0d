import { readBasket } from '@/api/contract/calls/basket';
import { suggest } from '@/api/contract/calls/listing';
import { tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { apiTexts } from '@/messages/api';
import { siteRules } from '@/sites/rules';
import { browserApi } from './browser';
import { failureText } from './error-text';

let asked: Request[];
beforeEach(() => {
  asked = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return Response.json({ items: [{}] });
  };
  Object.assign(window, { fetch });
});
afterEach(clearVisit);

const sent = () => asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')]);

test('each call sends the token of that moment, of its own site alone', async () => {
  const api = browserApi('nl');
  await api.send(readBasket);
  visitAs('Guest');
  await api.send(readBasket);
  await browserApi('be').send(readBasket);
  expect(sent()).toEqual([
    ['/api/nl/basket', null],
    ['/api/nl/basket', `Bearer ${tokensOf('Guest').accessToken}`],
    ['/api/be/basket', null],
  ]);
});

test('what is public is asked for without a token', async () => {
  visitAs('Customer');
  await browserApi('nl').send(suggest, { query: { term: 'bank' }, token: null });
  expect(sent()).toEqual([['/api/nl/suggest', null]]);
});

test('the API speaks the language of the site', async () => {
  await browserApi('nl').send(readBasket);
  await browserApi({ code: 'de' }).send(readBasket);
  expect(asked.map(({ headers }) => headers.get('accept-language'))).toEqual(['nl-NL', 'de-DE']);
});

test('a 404 that says nothing is told in the words of the shop, in its language', async () => {
  const refused = { code: 'order-not-found', message: '' };
  Object.assign(window, { fetch: async () => Response.json(refused, { status: 404 }) });
  for (const [code, text] of [
    ['nl', 'Niet gevonden'],
    ['uk', 'Resource not found'],
  ] as const) {
    expect(apiTexts[siteRules[code].language].errors['resource-not-found']).toBe(text);
    const failure: unknown = await browserApi(code)
      .send(readBasket)
      .catch((error: unknown) => error);
    expect(failureText(failure, 'Mislukt')).toBe(text);
  }
});
