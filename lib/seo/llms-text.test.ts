/** @jest-environment node */
import { registeredApi } from '@/api/contract/registered';
import type { EmbeddedApi } from '@/lib/api/embedded';
import { writeLlmsText } from './llms-text';

const answers: Readonly<Record<string, object[]>> = {
  categories: [{ type: 'category', vsin: 'C1', alias: 'wonen', title: 'Wonen', children: [] }],
  policies: [{ policy: 'returns', slug: 'retourbeleid', title: 'Retourbeleid' }],
};
const api: EmbeddedApi = {
  fetch: async (request) =>
    Response.json({ items: answers[new URL(request.url).pathname.replace(/^\/api\/\w+\//, '')] ?? [] }),
  changes: { subscribe: () => () => undefined },
  stop: async () => undefined,
};

// Read once, when it is first asked for.
beforeAll(() => Object.assign(process.env, { SITES: 'nl,be', PUBLIC_URL: 'https://shop.test' }));
beforeEach(() => void Reflect.set(globalThis, registeredApi, api));
afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

it('leads to the goods, the conditions and the feed of every shop, in each of its languages', async () => {
  const text = await writeLlmsText();
  expect(text).toMatch(/^# Linden Wonen\n\n> .+\n\n/);
  for (const link of [
    '- [Wonen](https://shop.test/nl/wonen-c-C1)',
    '- [Retourbeleid](https://shop.test/nl/retourbeleid)',
    '- [Product feed](https://shop.test/api/nl/feeds/openai.jsonl)',
    '- [Product feed](https://shop.test/api/be/feeds/openai.jsonl?language=fr)',
    '- [Wonen](https://shop.test/be-fr/wonen-c-C1)',
  ])
    expect(text).toContain(link);
  expect(text.match(/^## /gm)).toHaveLength(3);
});
