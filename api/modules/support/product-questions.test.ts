import { apiTexts } from '../../../messages/api.ts';
import { type SupportTopic, supportTopics } from '../../../messages/shape/support.ts';
import { siteCommerce } from '../../../sites/commerce.ts';
import type { Product } from '../../contract/catalogue.ts';
import type { SupportAnswer } from '../../contract/support.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { questions, unanswerable } from './testing/questions.ts';

const sofa = 'V100101';
const rug = 'V106101';
const lamp = 'V105401';
const languages = { nl: 'nl', de: 'de', uk: 'en', cz: 'cs', tr: 'tr', 'be-fr': 'fr' } as const;
type Asked = keyof typeof questions;
const sites = Object.keys(questions) as Asked[];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ config: { PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 500 } });
});
afterAll(() => api.close());

const asSite = (site: Asked) => (site === 'be-fr' ? 'be' : site);

/** `be-fr` is Belgium in French. */
async function ask(site: Asked, question: string, productId = sofa): Promise<SupportAnswer[]> {
  const [code, language = ''] = site.split('-');
  const response = await api.request(`/api/${code}/support/answers`, {
    method: 'POST',
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ question, productId }] }),
  });
  const body: { items: SupportAnswer[] } = await response.json();
  return body.items;
}

const cases = sites.flatMap((site) =>
  supportTopics.flatMap((topic) =>
    questions[site][topic].map((question) => [site, question, topic] as const),
  ),
);

test('delivery to the room is told by what it adds, also where delivery itself is paid; a parcel comes to the door', async () => {
  const line = async (vsin: string) =>
    (await ask('nl', questions.nl.floor[0] ?? '', vsin)).at(0)?.lines.join('');
  const costOf = async (vsin: string) => (await api.get<Product>(`product/${vsin}`)).items[0]?.deliveryCost;
  const isPaid = { isParcel: false, home: expect.objectContaining({ amount: 4900 }) };
  expect(await costOf(rug)).toMatchObject(isPaid);
  expect(await line(rug)).toBe(await line(sofa));
  expect(await costOf(lamp)).toMatchObject({ isParcel: true });
  expect(await line(lamp)).toBe(apiTexts.nl.support.floor(null));
});

test.each(sites)('samples come within the days that the pages of %s tell', async (site) => {
  const [answer] = await ask(site, questions[site].samples[0] ?? '');
  const { letterDays } = siteCommerce[asSite(site)];
  expect(answer?.lines).toContain(`${apiTexts[languages[site]].samplesByPost(...letterDays)}.`);
});

describe('beside a sofa', () => {
  it.each(cases)('on %s "%s" asks for %s', async (site, question, topic: SupportTopic) => {
    const [answer] = await ask(site, question);
    expect(answer?.title.split(': ').slice(1).join(': ')).toBe(
      apiTexts[languages[site]].support.topicTitles[topic],
    );
    expect(answer?.lines.join('')).not.toMatch(/undefined|NaN|\{/);
  });

  it.each(sites.flatMap((site) => unanswerable[site].map((question) => [site, question] as const)))(
    'on %s "%s" is not answered',
    async (site, question) => {
      expect(await ask(site, question)).toEqual([]);
    },
  );
});
