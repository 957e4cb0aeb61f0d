import type { Basket } from '../../contract/basket.ts';
import { newShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';
const quantities = (basket: Basket) =>
  Object.fromEntries(basket.items.map((item) => [item.productId, item.quantity]));

describe('a basket refuses', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, chair, null, 'continue');
  });
  afterAll(() => api.close());

  test.each([
    [[{ productId: sofa, quantity: 0 }], 'invalid-quantity'],
    [[{ productId: sofa, quantity: -1 }], 'invalid-quantity'],
    [[{ productId: sofa, quantity: 1e9 }], 'invalid-quantity'],
    [[{ productId: sofa, quantity: 1.5 }], 'invalid-quantity'],
    [[{ productId: sofa, quantity: '2' }], 'invalid-quantity'],
    [[{ productId: sofa, quantity: 'veel' }], 'invalid-quantity'],
    [[{ productId: sofa }], 'invalid-quantity'],
    [[{ productId: 'V999999999', quantity: 1 }], 'product-not-found'],
    [[{ productId: 'C11', quantity: 1 }], 'invalid-input'],
    [[{ productId: "V1' OR 1=1", quantity: 1 }], 'invalid-input'],
    [[{ productId: sofa, quantity: 1, price: 1 }], 'invalid-input'],
    [[{ productId: sofa, quantity: 1, components: ['x'.repeat(41)] }], 'invalid-input'],
    [[], 'invalid-envelope'],
    [[null], 'invalid-input'],
    [['V100101'], 'invalid-input'],
  ])('POST %j gives %s and changes nothing', async (items, code) => {
    const shopper = await newShopper(api);
    await shopper.add(chair);
    const before = await shopper.basket();
    for (const language of ['nl', 'fr', 'xx']) {
      const response = await api.request('basket', {
        method: 'POST',
        headers: { authorization: `Bearer ${shopper.token}`, 'accept-language': language },
        body: JSON.stringify({ items }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toMatchObject({ code });
    }
    expect(await shopper.basket()).toEqual(before);
  });

  test.each([
    [{ items: [{ productId: sofa, quantity: 0 }] }, 'invalid-quantity'],
    [{ items: 'alles' }, 'invalid-input'],
    [{ shippingAddressId: 'hier' }, 'invalid-input'],
    [{ deliveryMethod: 'drone' }, 'invalid-input'],
    [{ note: 'x'.repeat(501) }, 'invalid-input'],
    [{ total: 0 }, 'invalid-input'],
  ])('PUT %j gives %s', async (input, code) => {
    const shopper = await newShopper(api);
    await shopper.add(chair);
    expect((await shopper.put(input)).error?.code).toBe(code);
    expect(quantities(await shopper.basket())).toEqual({ [chair]: 1 });
  });
});
