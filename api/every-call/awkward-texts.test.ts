import { routes } from '../app.ts';
import { toJsonSchema } from '../http/openapi-schema.ts';
import type { Route } from '../http/route.ts';
import { newCustomer } from '../testing/customer.ts';
import { staffToken } from '../testing/staff.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { almostFitting, itemOf } from './testing/arbitraries.ts';
import { nameOf } from './testing/callers.ts';

/** What every object inherits, letters beyond U+FFFF, and halves of them. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const beyond = ['𝓑𝓪𝓷𝓴', '𝜎𝜱𝝹', 'sofa𠮷'];
const halves = ['\ud835', 'bank\udcee', `${'a'.repeat(99)}𝓑`];
const texts = [...inherited, ...beyond, ...halves];

let api: TestApi;
const tokens = new Map<Route['auth'], string | null>();
beforeAll(async () => {
  api = await startTestApi();
  tokens.set('none', null);
  tokens.set('admin', await staffToken(api));
});
afterAll(() => api.close());

/** Somebody the route lets in. Customers are made anew: some calls end an account. */
async function tokenFor({ auth }: Route): Promise<string | null> {
  return tokens.get(auth) ?? (auth === 'customer' ? (await newCustomer(api)).token : api.guestToken());
}

/** @throws what the API had not expected */
async function statusOf(route: Route, token: string | null, asked: { text: string; item?: unknown }) {
  const path = route.path.replaceAll(/:\w+/g, encodeURIComponent(asked.text.toWellFormed()));
  const names = route.query ? Object.keys(toJsonSchema(route.query).properties ?? {}) : [];
  const query = new URLSearchParams(names.map((name) => [name, asked.text]));
  const response = await api.request(`${path}?${query}`, {
    method: route.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: asked.item === undefined ? null : JSON.stringify({ items: [asked.item] }),
  });
  return response.status;
}

describe('awkward texts in every field, parameter and path', () => {
  it.each(routes.map((route) => [nameOf(route), route] as const))(
    'of %s are no failure',
    async (_, route) => {
      const token = await tokenFor(route);
      const { body } = route;
      const vary = body && almostFitting(body);
      for (const text of texts) {
        const items = body ? [itemOf(toJsonSchema(body), text), ...(vary?.(text) ?? [])] : [undefined];
        for (const item of items) expect(await statusOf(route, token, { text, item })).toBeLessThan(500);
      }
    },
  );

  it('never reach the database as half a sign', async () => {
    const token = await api.guestToken();
    for (const text of ['\ud835', 'x\udcee'])
      expect(
        await api.post('support', [{ name: text, email: 'a@example.nl', subject: 'x', message: 'x' }], token),
      ).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
  });
});

describe('a search with letters beyond U+FFFF', () => {
  const totalOf = async (term: string) => {
    const query = new URLSearchParams({ type: 'search', term });
    const { status, items } = await api.get<{ total: number }>(`products-listing?${query}`);
    return { status, total: items[0]?.total };
  };

  it.each(['\u{1d70e}\u{1d731}\u{1d779}', '𠮷𠮷𠮷𠮷', 'bank𠮷𠮷', `${'a'.repeat(99)}𝓑`, '🛋️🛋️🛋️🛋️🛋️'])(
    '"%s" is answered, and so are its suggestions',
    async (term) => {
      expect((await totalOf(term)).status).toBe(200);
      expect((await api.get(`suggest?${new URLSearchParams({ term })}`)).status).toBe(200);
    },
  );

  it('reads letters in disguise as what they look like', async () => {
    const plain = await totalOf('bank');
    expect(plain.total).toBeGreaterThan(0);
    expect(await totalOf('𝓑𝓪𝓷𝓴')).toEqual(plain);
  });
});
