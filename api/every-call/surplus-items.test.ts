import { routes } from '../app.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { type Caller, nameOf, pathOf, tokensOfCallers } from './testing/callers.ts';

let api: TestApi;
let tokens: Record<Caller, string | null>;
beforeAll(async () => {
  api = await startTestApi();
  tokens = await tokensOfCallers(api);
});
afterAll(() => api.close());

const taking = routes.filter(({ body }) => body);

it.each(taking.map((route) => [nameOf(route), route] as const))(
  '%s refuses an item more than it reads, and does nothing for the others',
  async (_, route) => {
    const { method, auth, maxItems = 1 } = route;
    const caller: Caller = auth === 'customer' ? 'customer A' : auth === 'admin' ? 'staff' : 'a guest';
    const token = auth === 'none' ? null : tokens[caller];
    const response = await api.request(pathOf(route), {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body: JSON.stringify({ items: Array.from({ length: maxItems + 1 }, () => ({})) }),
    });
    const { code, fields } = await response.json();
    // Beyond what any call takes the envelope itself is wrong.
    const expected =
      maxItems === 100
        ? ['invalid-envelope', undefined]
        : ['invalid-input', [expect.objectContaining({ property: `items[${maxItems}]` })]];
    expect([response.status, code, fields]).toEqual([400, ...expected]);
  },
);
