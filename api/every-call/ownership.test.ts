import type { Address } from '../contract/address.ts';
import type { Basket } from '../contract/basket.ts';
import type { CheckoutResult } from '../contract/checkout.ts';
import { newCustomer } from '../testing/customer.ts';
import { checkoutOf, only, someAddress } from '../testing/shopper.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const sofa = 'V100101';
const stranger = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
/** What customer A owns. */
let owned: { token: string; addressId: string; orderId: string; freeAddressId: string };
let others: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi();
  const { token } = await newCustomer(api);
  const addressId = only(await api.post<Address>('customeraddress', [someAddress], token)).id;
  const freeAddressId = only(await api.post<Address>('customeraddress', [someAddress], token)).id;
  await api.post('basket', [{ productId: sofa, quantity: 1 }], token);
  await api.put('basket', [{ shippingAddressId: addressId }], token);
  const { orderId } = only(await api.post<CheckoutResult>('checkout', [await checkoutOf(api, token)], token));
  await api.post('basket', [{ productId: sofa, quantity: 2 }], token);
  await api.post(`customer-products-listing/favorite/${sofa}`, undefined, token);
  owned = { token, addressId, freeAddressId, orderId };
  others = { 'customer B': (await newCustomer(api)).token, 'a guest': await api.guestToken() };
});
afterAll(() => api.close());

type Asked = { method: string; path: string; item?: unknown };

/** The whole answer apart from what differs in any two. */
async function answerTo({ method, path, item }: Asked, token: string) {
  const response = await api.request(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: item === undefined ? null : JSON.stringify({ items: [item] }),
  });
  return { status: response.status, body: { ...(await response.json()), requestId: '' } };
}

/** Calls that name something of A's; with a made-up id the same call names nothing. */
const calls: readonly [string, (id: string) => Asked, 'orderId' | 'addressId'][] = [
  ['an order', (id) => ({ method: 'GET', path: `orders/${id}` }), 'orderId'],
  ['an order to cancel', (id) => ({ method: 'POST', path: `orders/${id}/cancel` }), 'orderId'],
  ['an order to pay on', (id) => ({ method: 'POST', path: `orders/${id}/payment` }), 'orderId'],
  [
    'an order whose payment to give up',
    (id) => ({ method: 'DELETE', path: `orders/${id}/payment` }),
    'orderId',
  ],
  ['an address to delete', (id) => ({ method: 'DELETE', path: `customeraddress/${id}` }), 'addressId'],
  [
    'an address to make the main one',
    (id) => ({ method: 'PUT', path: `customeraddresssetasdefault/${id}` }),
    'addressId',
  ],
  [
    'an address to change',
    (id) => ({ method: 'PUT', path: 'customeraddress', item: { ...someAddress, id } }),
    'addressId',
  ],
  [
    'an address to deliver to',
    (id) => ({ method: 'PUT', path: 'basket', item: { shippingAddressId: id } }),
    'addressId',
  ],
  [
    'an address for the bill',
    (id) => ({ method: 'PUT', path: 'basket', item: { billingAddressId: id } }),
    'addressId',
  ],
];

describe.each(['customer B', 'a guest'])('%s', (who) => {
  it.each(calls)('cannot tell %s of A from one that does not exist', async (_, call, kind) => {
    const foreign = await answerTo(call(owned[kind]), others[who] ?? '');
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(foreign.status).toBeLessThan(500);
    expect(foreign).toEqual(await answerTo(call(stranger), others[who] ?? ''));
  });

  it('sees nothing of A in any list', async () => {
    const token = others[who] ?? '';
    for (const path of ['customeraddress', 'orders']) expect((await api.get(path, token)).items).toEqual([]);
    const [basket] = (await api.get<Basket>('basket', token)).items;
    expect(basket?.items ?? []).toEqual([]);
  });

  it('changes only its own basket', async () => {
    const token = others[who] ?? '';
    await api.put('basket', [{ items: [], note: 'Van een ander' }], token);
    const basket = only(await api.get<Basket>('basket', owned.token));
    expect(basket.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([[sofa, 2]]);
    expect(basket.note).not.toBe('Van een ander');
  });
});

it('B cannot take away a favourite of A', async () => {
  await api.delete(`customer-products-listing/${sofa}`, others['customer B']);
  expect((await api.get('customer-products-listing/favorite', owned.token)).items).toEqual([{ id: sofa }]);
});

it('A still has everything in the end', async () => {
  const addresses = (await api.get<Address>('customeraddress', owned.token)).items;
  expect(addresses.map(({ id }) => id).sort()).toEqual([owned.addressId, owned.freeAddressId].sort());
  const order = only(await api.get<{ id: string; status: string }>(`orders/${owned.orderId}`, owned.token));
  expect(order.status).not.toBe('cancelled');
});

it('staff see no basket and no address of a customer by way of the shop', async () => {
  const { staffToken } = await import('../testing/staff.ts');
  const token = await staffToken(api);
  expect((await answerTo({ method: 'GET', path: `orders/${owned.orderId}` }, token)).status).toBe(404);
  expect((await api.get('customeraddress', token)).items).toEqual([]);
});
