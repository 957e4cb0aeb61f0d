import { sql } from 'drizzle-orm';
import { routes } from '../app.ts';
import { type JsonSchema, toJsonSchema } from '../http/openapi-schema.ts';
import type { Route } from '../http/route.ts';
import { newCustomer } from '../testing/customer.ts';
import { staffToken } from '../testing/staff.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { nameOf } from './testing/callers.ts';

/** Stands in everything that is sent; no line of the log may hold it. */
const mark = 'merkteken7f3a';
const email = `${mark}@example.nl`;

let lines = '';
let api: TestApi;
let tokens: { guest: string; customer: string; admin: string };
beforeAll(async () => {
  api = await startTestApi({
    onLog: (line) => {
      lines += line;
    },
  });
  const { token } = await newCustomer(api, { email });
  tokens = { guest: await api.guestToken(), customer: token, admin: await staffToken(api) };
});
afterAll(() => api.close());

/** A value of the shape with the mark in each of its texts. */
function marked(shape: JsonSchema): unknown {
  if (shape.enum) return shape.enum[0];
  switch ([shape.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, one]) => [name, marked(one)]),
      );
    case 'array':
      return [marked(shape.items ?? {})];
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return shape.format === 'email' ? email : mark;
  }
}

const tokenOf = ({ auth }: Route) =>
  auth === 'customer' ? tokens.customer : auth === 'admin' ? tokens.admin : tokens.guest;

/** Every call twice over: with marks of the right shape, and with the token itself where it does not belong. */
async function callEverything(): Promise<void> {
  for (const route of routes) {
    const path = route.path.replaceAll(/:\w+/g, encodeURIComponent(email));
    const token = tokenOf(route);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': mark,
      'user-agent': mark,
      referer: `https://linden.example/?email=${email}`,
      cookie: `session=${mark}`,
    };
    const body = route.body ? JSON.stringify({ items: [marked(toJsonSchema(route.body))] }) : null;
    const query = new URLSearchParams({ email, q: mark, token, secret: mark });
    const url = `http://shop.test/api/nl/${path}?${query}`;
    const { method } = route;
    await api.app.request(url, { method, headers, body });
    const bad = { ...headers, authorization: `Bearer ${mark}.${mark}.${mark}` };
    await api.app.request(url, { method, headers: bad, body: body?.slice(0, -1) ?? null });
  }
  await api.app.request(`http://shop.test/api/nl/${email}/${tokens.customer}`);
  await api.app.request(`http://shop.test/${email}?token=${tokens.customer}`);
}

function expectNothingOfPeople(): void {
  const found = lines
    .split('\n')
    .filter((line) => [mark, ...Object.values(tokens)].some((secret) => line.includes(secret)));
  expect(found.slice(0, 5)).toEqual([]);
}

describe('the log at its most talkative', () => {
  it('names each call by its route, and holds nothing of what people sent', async () => {
    await callEverything();
    expectNothingOfPeople();
    const named = new Set(
      lines
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .map(({ method, route }) => `${method} ${route}`),
    );
    expect(routes.map(nameOf).filter((name) => !named.has(name))).toEqual([]);
  });

  it('holds nothing of it either when every statement fails', async () => {
    lines = '';
    await api.db.execute(sql`DROP SCHEMA public CASCADE`);
    await callEverything();
    expect(lines).toContain('Failed query');
    expect(lines).toContain('"level":50');
    expectNothingOfPeople();
  });
});
