/** @jest-environment node */
import { signIn } from '@/api/contract/calls/auth';
import { readBasket } from '@/api/contract/calls/basket';
import { writeTokens } from '@/lib/api/tokens';
import { getSite } from '@/lib/sites/sites';
import { onIdentityChange } from './announce-identity';
import { ensureSession, withSession } from './session';

const site = getSite('nl');
const storage = {
  getItem: (key: string): unknown => Reflect.get(stored, key) ?? null,
  setItem: (key: string, value: string) => Reflect.set(stored, key, value),
  removeItem: (key: string) => Reflect.deleteProperty(stored, key),
};
/** As in a browser, the keys of a storage are its own. */
let stored: object;
let guests: number;
let baskets: string[];

function json(status: number, body: object): Response {
  return Response.json(body, { status });
}

/** An API that knows guests only by the tokens it gave. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(`/${signIn.path}`)) {
    guests += 1;
    const accessToken = `guest-${guests}`;
    await new Promise((resolve) => setTimeout(resolve, 10));
    return json(200, { items: [{ accessToken, refreshToken: null }] });
  }
  const token = request.headers.get('authorization') ?? '';
  if (!token.startsWith('Bearer guest-'))
    return json(401, { code: 'token-invalid', message: '', requestId: 'r' });
  baskets.push(token);
  return json(200, { items: [{ id: token }] });
}

beforeEach(() => {
  guests = 0;
  baskets = [];
  stored = Object.create(storage);
  Object.assign(globalThis, {
    window: {
      localStorage: stored,
      location: { origin: 'http://shop.test', protocol: 'http:' },
      fetch: (request: Request) => answer(request),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    document: { cookie: '' },
  });
});
afterEach(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
});

const basket = () => withSession(site, (api) => api.send(readBasket));

describe('a visitor without a session', () => {
  it('becomes one guest, however many calls begin at once', async () => {
    await Promise.all([ensureSession(site), basket(), basket()]);
    expect(guests).toBe(1);
    expect(baskets).toEqual(['Bearer guest-1', 'Bearer guest-1']);
  });
});

describe('a token that is refused', () => {
  beforeEach(() => writeTokens(site, { accessToken: 'ended', refreshToken: null }));

  it('is replaced, and the call made once more', async () => {
    await basket();
    expect(baskets).toEqual(['Bearer guest-1']);
  });

  it('makes one guest of the visitor, also when the news of it has others call at once', async () => {
    const calls: Promise<unknown>[] = [];
    const end = onIdentityChange(() => {
      if (calls.length === 0) calls.push(basket());
    });
    await Promise.all([basket(), basket()]);
    await Promise.all(calls);
    end();
    expect(calls).toHaveLength(1);
    expect(guests).toBe(1);
    expect(new Set(baskets)).toEqual(new Set(['Bearer guest-1']));
  });
});
