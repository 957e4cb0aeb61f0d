/** @jest-environment node */
import { registeredApi } from '@/api/contract/registered';
import type { EmbeddedApi } from '@/lib/api/embedded';
import { createShop } from './shop';

let answers: Record<string, () => Response>;
let asked: string[];
let change: (tags: readonly string[]) => void;

const items = (...list: object[]) => Response.json({ items: list });
const policy = { policy: 'terms', slug: 'algemene-voorwaarden', title: 'Algemene voorwaarden' };
const about = { type: 'template', vsin: null, alias: 'about-us', url: '/about-us' };

beforeEach(() => {
  asked = [];
  answers = {
    'remote-config': () => items({ maintenanceMode: true }),
    policies: () => items(policy),
    'web/route': () => items(about),
  };
  const api: EmbeddedApi = {
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api/nl/', '');
      asked.push(path);
      return answers[path]?.() ?? items();
    },
    changes: {
      subscribe: (listener) => {
        change = listener;
        return () => undefined;
      },
    },
    stop: async () => undefined,
  };
  Reflect.set(globalThis, registeredApi, api);
});
afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

const refused = (code: string, status: number) => () =>
  Response.json({ code, message: '', requestId: 'r' }, { status });

it('asks for what visits need once, and anew after a change', async () => {
  const shop = createShop();
  expect(await shop.policies('nl')).toEqual([policy]);
  await shop.policies('nl');
  expect(asked).toEqual(['policies']);
  change(['template:nl:terms']);
  await shop.policies('nl');
  expect(asked).toEqual(['policies', 'policies']);
});

it('is in maintenance when the API says so, and open when it says nothing', async () => {
  expect(await createShop().isInMaintenance('nl')).toBe(true);
  answers['remote-config'] = refused('unavailable', 503);
  expect(await createShop().isInMaintenance('nl')).toBe(false);
});

it('has no policies and no redirects while the API is away', async () => {
  answers.policies = refused('unavailable', 503);
  answers['search-redirects'] = refused('unavailable', 503);
  const shop = createShop();
  expect([await shop.policies('nl'), await shop.searchRedirects('nl')]).toEqual([[], []]);
});

it('knows an address that does not exist from one that cannot be asked for', async () => {
  const shop = createShop();
  expect(await shop.route('nl', '/about-us')).toEqual(about);
  answers['web/route'] = refused('route-not-found', 404);
  expect(await shop.route('nl', '/nowhere')).toBeNull();
  answers['web/route'] = refused('unavailable', 503);
  await expect(shop.route('nl', '/elsewhere')).rejects.toThrow();
});
