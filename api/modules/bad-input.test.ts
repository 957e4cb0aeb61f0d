import { type ErrorCode, errorStatus } from '../contract/error-codes.ts';
import { someAddress, someCheckout } from '../testing/shopper.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const sofa = 'V100101';
const someId = '00000000-0000-4000-8000-000000000000';

type Auth = 'none' | 'guest' | 'malformed' | 'foreign' | 'expired';
type Asked = { method: string; path: string; body?: string; auth?: Auth; headers?: Record<string, string> };

let api: TestApi;
const tokens: Record<Auth, string | null> = {
  none: null,
  guest: null,
  malformed: 'not.a.token',
  foreign: null,
  expired: null,
};
beforeAll(async () => {
  api = await startTestApi();
  const { now } = api.clock;
  const days = 24 * 60 * 60 * 1000;
  api.clock.now = new Date(now.getTime() - 31 * days);
  tokens.expired = await api.guestToken('be');
  api.clock.now = now;
  tokens.guest = await api.guestToken('be');
  tokens.foreign = await api.guestToken('nl');
}, 120_000);
afterAll(() => api.close());

async function ask({ method, path, body, auth = 'none', headers }: Asked, language: string) {
  const token = tokens[auth];
  const response = await api.request(path.startsWith('/') ? path : `/api/be/${path}`, {
    method,
    headers: {
      'accept-language': language,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body ?? null,
  });
  const answer: { code: ErrorCode; message: string; requestId: string } = await response.json();
  return { status: response.status, ...answer };
}

/** The contract's status for the code, and a text in the language that was asked for. */
async function expectRefusal(asked: Asked, code: ErrorCode): Promise<void> {
  const dutch = await ask(asked, 'nl-BE');
  const french = await ask(asked, 'fr-BE');
  for (const answer of [dutch, french]) {
    expect(answer).toMatchObject({ status: errorStatus[code], code });
    expect(answer.message).not.toBe('');
    expect(answer.requestId).not.toBe('');
  }
  expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
  expect(errorStatus[code]).toBeLessThan(500);
  expect(dutch.message).not.toBe(french.message);
}

const items = (...list: readonly unknown[]) => JSON.stringify({ items: list });
const guest = { auth: 'guest' as const };

describe('addresses that name nothing', () => {
  test.each<[string, ErrorCode]>([
    ['product/V999999999', 'product-not-found'],
    ['product/V100101%00', 'resource-not-found'],
    ['product/%E0%A4%A', 'product-not-found'],
    ['product/__proto__', 'product-not-found'],
    ['reviews/V999999999', 'product-not-found'],
    ['reviews/V100101?page=1e9', 'invalid-page'],
    ['products-listing?type=shelf', 'invalid-input'],
    ['products-listing?type=category&vsin=C999999', 'resource-not-found'],
    ['products-listing?type=category&vsin=C11&colour=octarine', 'unknown-facet'],
    ['products-listing?type=category&vsin=C11&smell=rose', 'unknown-facet'],
    ['products-listing?type=category&vsin=C11&price=a-b', 'unknown-facet'],
    ['products-listing?type=category&vsin=C11&sort=best', 'unknown-sort'],
    ['products-listing?type=category&vsin=C11&page=0', 'invalid-page'],
    ['products-listing?type=category&vsin=C11&page=99999999999999999999', 'invalid-page'],
    ['products-listing?type=category&vsin=C11&size=1000000', 'invalid-size'],
    ['products-listing?type=category&vsin=C11&size=-1', 'invalid-size'],
    ['template/bestaat-niet', 'template-not-found'],
    ['nothing', 'resource-not-found'],
  ])('GET %s: %s', async (path, code) => expectRefusal({ method: 'GET', path }, code));

  test('a site that does not exist', async () => {
    for (const path of ['/api/xx/product/V100101', '/api/BE/basket', '/api/constructor/basket'])
      expect(await ask({ method: 'GET', path }, 'nl')).toMatchObject({ status: 404, code: 'site-not-found' });
  });

  test('a product of another site', async () => {
    expect(await ask({ method: 'GET', path: '/api/be/product/C11' }, 'nl')).toMatchObject({ status: 404 });
  });
});

describe('tokens', () => {
  const calls: [string, string, string?][] = [
    ['GET', 'basket'],
    ['POST', 'basket', items({ productId: sofa, quantity: 1 })],
    ['PUT', 'basket', items({ note: 'Achterom' })],
    ['GET', 'customeraddress'],
    ['POST', 'customeraddress', items(someAddress)],
    ['POST', 'checkout', items({ ...someCheckout, expectedTotal: 1 })],
    ['GET', 'orders'],
    ['GET', `orders/${someId}`],
    ['GET', 'paymentmethods/availables'],
  ];
  const refusals: [Auth, ErrorCode][] = [
    ['none', 'token-missing'],
    ['malformed', 'token-invalid'],
    ['foreign', 'token-invalid'],
    ['expired', 'token-expired'],
  ];
  const cases = calls.flatMap(([method, path, body]) =>
    refusals.map(([auth, code]) => ({ method, path, auth, code, ...(body !== undefined && { body }) })),
  );
  test.each(cases)('$method $path with a token that is $auth: $code', async ({ code, ...asked }) =>
    expectRefusal(asked, code),
  );
});

describe('bodies that are none', () => {
  const targets = [
    ['POST', 'basket'],
    ['PUT', 'basket'],
    ['POST', 'customeraddress'],
    ['POST', 'checkout'],
  ] as const;
  const bodies: [string, ErrorCode][] = [
    ['', 'invalid-json'],
    ['{"items":[', 'invalid-json'],
    ['quantity=1', 'invalid-json'],
    ['null', 'invalid-envelope'],
    ['"items"', 'invalid-envelope'],
    ['[]', 'invalid-envelope'],
    ['{}', 'invalid-envelope'],
    ['{"items":null}', 'invalid-envelope'],
    ['{"items":[]}', 'invalid-envelope'],
    [`{"items":[${'{},'.repeat(100)}{}]}`, 'invalid-envelope'],
    ['{"items":[{}],"site":"nl"}', 'invalid-envelope'],
    ['{"items":[null]}', 'invalid-input'],
    ['{"items":["V100101"]}', 'invalid-input'],
    ['{"items":[[]]}', 'invalid-input'],
    ['{"items":[{"__proto__":{"isAdmin":true}}]}', 'invalid-input'],
    ['{"items":[{"note":"\\u0000"}]}', 'invalid-input'],
  ];
  const cases = targets.flatMap(([method, path]) =>
    bodies.map(([body, code]) => ({ method, path, body, code, shown: body.slice(0, 50) })),
  );
  test.each(cases)('$method $path $shown: $code', async ({ method, path, body, code }) =>
    expectRefusal({ method, path, body, ...guest }, code),
  );
});

describe('values of the basket', () => {
  const quantities = [0, -1, 1e9, 1.5, '1', 'veel', null, true, [], {}, Number.MAX_SAFE_INTEGER];
  test.each(quantities)('quantity %j', async (quantity) => {
    const body = items({ productId: sofa, quantity });
    await expectRefusal({ method: 'POST', path: 'basket', body, ...guest }, 'invalid-quantity');
    const all = items({ items: [{ productId: sofa, quantity }] });
    await expectRefusal({ method: 'PUT', path: 'basket', body: all, ...guest }, 'invalid-quantity');
  });

  test.each<[unknown, ErrorCode]>([
    [{ productId: 'V999999999', quantity: 1 }, 'product-not-found'],
    [{ productId: 'V100101; DROP TABLE orders', quantity: 1 }, 'invalid-input'],
    [{ productId: 100101, quantity: 1 }, 'invalid-input'],
    [{ quantity: 1 }, 'invalid-input'],
    [{ productId: sofa, quantity: 1, unitPrice: { amount: 1, currency: 'EUR' } }, 'invalid-input'],
  ])('POST %j: %s', async (item, code) =>
    expectRefusal({ method: 'POST', path: 'basket', body: items(item), ...guest }, code),
  );

  test.each<[unknown, ErrorCode]>([
    [{ items: Array(51).fill({ productId: sofa, quantity: 1 }) }, 'invalid-input'],
    [{ items: [{ productId: 'V999999999', quantity: 1 }] }, 'product-not-found'],
    [{ shippingAddressId: someId }, 'invalid-input'],
    [{ billingAddressId: '1 OR 1=1' }, 'invalid-input'],
    [{ deliveryMethod: 'drone' }, 'invalid-input'],
    [{ couponCode: ['GRATIS'] }, 'coupon-invalid'],
    [{ note: 'x'.repeat(501) }, 'invalid-input'],
    [{ total: 0 }, 'invalid-input'],
  ])('PUT %j: %s', async (item, code) =>
    expectRefusal({ method: 'PUT', path: 'basket', body: items(item), ...guest }, code),
  );

  test('none of it is in the basket', async () => {
    const { items: baskets } = await api.get<{ items: unknown[] }>('/api/be/basket', tokens.guest ?? '');
    expect(baskets[0]?.items).toEqual([]);
  });
});

describe('values of the checkout', () => {
  const back = '/be/checkout-callback/ideal';
  const good = { ...someCheckout, expectedTotal: 1, successUrl: back, cancelUrl: back };
  test.each<[object, ErrorCode]>([
    [{}, 'basket-empty'],
    [{ termAndConditionIsAccepted: false }, 'terms-not-accepted'],
    [{ termAndConditionIsAccepted: 'ja' }, 'invalid-input'],
    [{ integrationType: 'bank' }, 'invalid-input'],
    [{ subIntegrationType: 'cheque' }, 'invalid-input'],
    [{ successUrl: 'https://evil.example/nl/' }, 'invalid-input'],
    [{ cancelUrl: 'javascript:alert(1)' }, 'invalid-input'],
    [{ successUrl: '/nl/checkout-callback/ideal' }, 'invalid-input'],
    [{ successUrl: '/be-fr/checkout-callback/ideal' }, 'basket-empty'],
    [{ successUrl: '/be-de/checkout-callback/ideal' }, 'invalid-input'],
    [{ expectedTotal: undefined }, 'invalid-input'],
    [{ expectedTotal: -1 }, 'invalid-input'],
    [{ expectedTotal: 0.5 }, 'invalid-input'],
    [{ expectedTotal: 'gratis' }, 'invalid-input'],
    [{ orderId: someId }, 'invalid-input'],
  ])('%j: %s', async (change, code) => {
    const body = items({ ...good, ...change });
    await expectRefusal({ method: 'POST', path: 'checkout', body, ...guest }, code);
  });

  test.each(['', ' ', 'a b', 'x'.repeat(101), 'é'])('the Idempotency-Key "%s"', async (key) => {
    const asked = { method: 'POST', path: 'checkout', body: items(good), ...guest };
    await expectRefusal({ ...asked, headers: { 'idempotency-key': key } }, 'invalid-input');
  });

  test.each(['LW-1', '%00', someId, "' OR 1=1", 'x'.repeat(2000)])('the order %s', async (id) => {
    const path = `orders/${encodeURIComponent(id)}`;
    await expectRefusal({ method: 'GET', path, ...guest }, 'order-not-found');
  });
});
