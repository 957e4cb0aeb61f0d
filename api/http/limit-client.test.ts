import { clientIpHeader } from '../contract/transport.ts';
import { checkoutOf, only, setStock, someAddress } from '../testing/shopper.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { internalClient } from './client-ip.ts';
import { createRateLimits } from './rate-limits.ts';

const sofa = 'V100101';
let count = 0;

/** A shop with limits, and calls (`basket`, `PUT basket`) from clients of one's own. */
async function open(writes: number) {
  const api = await startTestApi({
    limits: createRateLimits(),
    environment: { rateLimits: { reads: 0, writes } },
  });
  const send = async (client: string, call: string, item: object, token?: string) => {
    const [path = '', method = 'POST'] = call.split(' ').toReversed();
    const headers = {
      [clientIpHeader]: client,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await api.request(path, { method, headers, body: JSON.stringify({ items: [item] }) });
    const { items, code } = await response.json();
    return { status: response.status, item: items?.[0], code };
  };
  const guest = async (client: string) =>
    (await send(client, 'signin', { grantType: 'Guest' })).item.accessToken;
  return { api, send, guest, newClient: () => `203.0.113.${++count}` };
}

describe('one client', () => {
  let shop: Awaited<ReturnType<typeof open>>;
  let api: TestApi;
  beforeAll(async () => {
    shop = await open(20);
    ({ api } = shop);
  }, 120_000);
  afterAll(() => api.close());

  /** So many statuses, in their order and without repetition. */
  async function statuses(times: number, call: (index: number) => Promise<{ status: number }>) {
    const seen: number[] = [];
    for (let index = 0; index < times; index += 1) seen.push((await call(index)).status);
    return [seen.filter((status) => status === 429).length, new Set(seen)] as const;
  }

  test('gets so many guest tokens; others and the pages of the shop get theirs', async () => {
    const client = '198.51.100.1';
    const signIn = (from: string) => shop.send(from, 'signin', { grantType: 'Guest' });
    expect((await statuses(15, () => signIn(client)))[0]).toBe(5);
    expect((await signIn('198.51.100.2')).status).toBe(200);
    expect((await statuses(15, () => signIn(internalClient)))[0]).toBe(0);
  });

  test('places so many orders', async () => {
    const client = shop.newClient();
    const token = await shop.guest(shop.newClient());
    const { id } = only(await api.post<{ id: string }>('customeraddress', [someAddress], token));
    const [refused, seen] = await statuses(4, async () => {
      await api.post('basket', [{ productId: sofa, quantity: 1 }], token);
      await api.put('basket', [{ shippingAddressId: id }], token);
      return shop.send(client, 'checkout', await checkoutOf(api, token), token);
    });
    expect([refused, seen]).toEqual([2, new Set([200, 429])]);
  });
});

describe('one e-mail address', () => {
  /** A client and a shopper of its own, about to order to this address. */
  async function buyerAt(shop: Awaited<ReturnType<typeof open>>, email: string) {
    const client = shop.newClient();
    const token = await shop.guest(client);
    const { item } = await shop.send(client, 'customeraddress', { ...someAddress, email }, token);
    await shop.send(client, 'basket', { productId: sofa, quantity: 1 }, token);
    await shop.send(client, 'PUT basket', { shippingAddressId: item.id }, token);
    return { client, token };
  }
  async function orderTo(shop: Awaited<ReturnType<typeof open>>, email: string) {
    const { client, token } = await buyerAt(shop, email);
    const input = await checkoutOf(shop.api, token);
    return (await shop.send(client, 'checkout', input, token)).code ?? 'ordered';
  }
  const email = 'slachtoffer@example.nl';

  test('is written to about thirty orders an hour, from however many clients', async () => {
    const shop = await open(600);
    await setStock(shop.api, sofa, null, 'continue');
    for (let times = 0; times < 30; times += 1) expect(await orderTo(shop, email)).toBe('ordered');
    expect(await orderTo(shop, email.toUpperCase())).toBe('too-many-requests');
    expect(await orderTo(shop, 'een-ander@example.nl')).toBe('ordered');
    await shop.api.close();
  }, 120_000);

  test('counts repetitions under one key as the one order they are', async () => {
    const shop = await open(600);
    await setStock(shop.api, sofa, null, 'continue');
    const { client, token } = await buyerAt(shop, email);
    const input = await checkoutOf(shop.api, token);
    const repeat = async () => {
      const headers = {
        [clientIpHeader]: client,
        authorization: `Bearer ${token}`,
        'idempotency-key': 'k1',
      };
      const body = JSON.stringify({ items: [input] });
      const answer = await shop.api.request('checkout', { method: 'POST', headers, body });
      const { items } = await answer.json();
      return `${answer.status} ${items?.[0]?.orderId}`;
    };
    const together = await Promise.all(Array.from({ length: 12 }, repeat));
    // More than the client may place, too.
    for (let times = 0; times < 60; times += 1) together.push(await repeat());
    expect(new Set(together)).toEqual(new Set([together[0]]));
    expect(together[0]).toMatch(/^200 [0-9a-f-]{36}$/);
    for (let times = 1; times < 30; times += 1) expect(await orderTo(shop, email)).toBe('ordered');
    expect(await orderTo(shop, email)).toBe('too-many-requests');
    await shop.api.close();
  }, 120_000);

  test('is not limited where the operator limits nothing', async () => {
    const shop = await open(0);
    await setStock(shop.api, sofa, null, 'continue');
    for (let times = 0; times < 32; times += 1) expect(await orderTo(shop, email)).toBe('ordered');
    await shop.api.close();
  }, 120_000);
});

describe('guessing', () => {
  let shop: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    shop = await open(0);
  }, 120_000);
  afterAll(() => shop.api.close());

  test('coupons with ever new tokens is one client’s guessing', async () => {
    const client = shop.newClient();
    let token = '';
    for (let guess = 0; guess < 62; guess += 1) {
      if (guess % 15 === 0) token = await shop.guest(client);
      const answer = await shop.send(client, 'PUT basket', { couponCode: [`GOK${guess}`] }, token);
      expect(answer.code).toBe(guess < 60 ? 'coupon-invalid' : 'too-many-requests');
    }
  });

  test('the number of an order by the address it was sent to ends, from however many clients', async () => {
    const guess = (index: number, email = 'sanne@example.nl') =>
      shop.send(`192.0.2.${index % 200}`, 'withdrawals/declarations', {
        orderNumber: `LW-26${String(index).padStart(7, '0')}`,
        email,
      });
    // Two hundred clients, none as often as it may, and still they leave the shopper alone.
    for (let from = 0; from < 1000; from += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(from + index)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect((await guess(1000)).code).toBe('too-many-requests');
    expect((await guess(1000, 'een-ander@example.nl')).status).toBe(200);
  }, 60_000);

  test('where the operator limits nothing, guests and orders are not limited either', async () => {
    for (let times = 0; times < 25; times += 1) expect(await shop.guest('198.51.100.9')).toBeTruthy();
  });
});
