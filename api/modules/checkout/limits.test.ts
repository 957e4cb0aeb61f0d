import type { Address } from '../../contract/address.ts';
import type { CheckoutInput } from '../../contract/checkout.ts';
import type { ErrorBody } from '../../contract/envelope.ts';
import { clientIpHeader } from '../../contract/transport.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { checkoutOf, newShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { limitAddressee } from '../orders/limit-addressee.ts';

const sofa = 'V100101';
const chair = 'V101001';
const [stranger, home, office] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

describe('limits of orders', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.services.limits = createRateLimits();
    await setStock(api, chair, 1000);
    await setStock(api, sofa, 1000);
  });

  /** Tries to order from the network of `client`. @returns the code of a refusal, with the properties it names */
  async function order(client: string, token: string, change: Partial<CheckoutInput> = {}) {
    const answer = await api.request('checkout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, [clientIpHeader]: client },
      body: JSON.stringify({ items: [await checkoutOf(api, token, change)] }),
    });
    const { code, fields = [] }: Partial<ErrorBody> = await answer.json();
    return [code, ...fields.map(({ property }) => property)];
  }
  const ordered = [undefined];
  const tooMany = ['too-many-requests'];

  async function shopperAt(email: string) {
    const shopper = await newShopper(api);
    await shopper.add(chair);
    await shopper.chooseAddress({ email });
    return shopper;
  }

  test('whoever is refused in a stranger’s name is stopped, and the stranger orders', async () => {
    const email = 'victim@example.com';
    const { token } = await shopperAt(email);
    for (let n = 0; n < 10; n += 1)
      expect(await order(stranger, token, { expectedTotal: 1 })).toEqual(['basket-invalid']);
    expect(await order(stranger, token, { expectedTotal: 1 })).toEqual(tooMany);
    for (const other of ['192.0.2.4', '192.0.2.5'])
      for (let n = 0; n < 10; n += 1) await order(other, token, { expectedTotal: 1 });
    expect(await order(home, (await shopperAt(email)).token)).toEqual(ordered);
  });

  test('no mailbox is filled by orders, however many clients place them', async () => {
    const email = 'flooded@example.com';
    for (let n = 0; n < 29; n += 1) await limitAddressee({ site: 'nl', email }, api.services);
    expect(await order(home, (await shopperAt(email)).token)).toEqual(ordered);
    expect(await order(office, (await shopperAt(email)).token)).toEqual(tooMany);
  });

  test('of how many addresses a client learns whether they have ordered is limited, and orders are not', async () => {
    await order(home, (await shopperAt('known@example.com')).token);
    const spy = await newShopper(api);
    await spy.add(chair);
    await spy.put({ couponCode: ['WELKOM10'] });
    const { id } = await spy.saveAddress({ email: 'known@example.com' });
    await spy.put({ shippingAddressId: id });
    const tell = async (email: string) => {
      const [known] = (await api.get<Address>('customeraddress', spy.token)).items;
      await api.put('customeraddress', [{ ...known, email }], spy.token);
      return order(stranger, spy.token, { expectedTotal: 1 });
    };
    expect(await tell('known@example.com')).toEqual(['basket-invalid', 'couponCode']);
    // Who tries again learns nothing new.
    expect(await tell('known@example.com')).toEqual(['basket-invalid', 'couponCode']);
    for (let n = 0; n < 9; n += 1) expect(await tell(`person${n}@example.com`)).toEqual(['basket-invalid']);
    const before = await spy.basket();
    expect(await tell('known@example.com')).toEqual(tooMany);
    expect((await spy.basket()).orderSummary).toEqual(before.orderSummary);
    for (let n = 0; n < 12; n += 1)
      expect(await order(office, (await shopperAt(`colleague${n}@example.com`)).token)).toEqual(ordered);
  });

  test('one client does not hold what is left of a product again and again', async () => {
    let tries = 0;
    const take = async (client: string, quantity: number, ...stock: [number, 'continue'?]) => {
      await setStock(api, sofa, ...stock);
      const shopper = await newShopper(api);
      await shopper.add(sofa, quantity);
      tries += 1;
      await shopper.chooseAddress({ email: `buyer${tries}@example.com` });
      return order(client, shopper.token);
    };
    for (let n = 0; n < 10; n += 1) expect(await take(stranger, 5, 5)).toEqual(ordered);
    expect(await take(stranger, 5, 5)).toEqual(tooMany);
    expect(await take(stranger, 1, 5)).toEqual(ordered);
    expect(await take(home, 5, 5)).toEqual(ordered);
    expect(await take(stranger, 5, 5, 'continue')).toEqual(ordered);
  });
});
