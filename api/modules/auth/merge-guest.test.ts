import { eq } from 'drizzle-orm';
import type { Address } from '../../contract/address.ts';
import type { Basket } from '../../contract/basket.ts';
import type { Order } from '../../contract/checkout.ts';
import { baskets } from '../../db/schema/sales.ts';
import { newCustomer, newEmail, signIn, someSignUp } from '../../testing/customer.ts';
import { newShopper, only, readyShopper, setStock, shopperWithOrder } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from '../payments/clean-up.ts';

const [sofa, table, lamp] = ['V100101', 'V100201', 'V100301'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  for (const vsin of [sofa, table, lamp]) await setStock(api, vsin, 20);
});
afterAll(() => api.close());

const basketOf = async (token: string) => only(await api.get<Basket>('basket', token));
const linesOf = ({ items }: Basket) => items.map(({ productId, quantity }) => [productId, quantity]);
const addressesOf = async (token: string) => (await api.get<Address>('customeraddress', token)).items;
const put = (token: string, productId: string, quantity: number) =>
  api.post('basket', [{ productId, quantity }], token);

async function signInAs(email: string, guestToken: string): Promise<string> {
  return only(await signIn(api, email, undefined, guestToken)).accessToken;
}

describe('the basket of a guest who signs in', () => {
  it('joins that of the customer, by variant', async () => {
    const { email, token } = await newCustomer(api);
    await put(token, table, 1);
    await put(token, sofa, 2);
    const guest = await newShopper(api);
    await guest.add(lamp, 1);
    await guest.add(sofa, 3);
    expect(linesOf(await basketOf(await signInAs(email, guest.token)))).toEqual([
      [table, 1],
      [sofa, 5],
      [lamp, 1],
    ]);
    expect((await guest.basket()).items).toEqual([]);
  });

  it('comes along at sign-up', async () => {
    const guest = await newShopper(api);
    await guest.add(sofa, 2);
    const { token } = await newCustomer(api, { guestToken: guest.token });
    expect(linesOf(await basketOf(token))).toEqual([[sofa, 2]]);
  });

  it('is capped by stock', async () => {
    await setStock(api, sofa, 4);
    const { email, token } = await newCustomer(api);
    await put(token, sofa, 3);
    const guest = await newShopper(api);
    await guest.add(sofa, 3);
    expect(linesOf(await basketOf(await signInAs(email, guest.token)))).toEqual([[sofa, 4]]);
  });

  it('keeps what was there of a product that has sold out', async () => {
    const { email, token } = await newCustomer(api);
    await put(token, sofa, 3);
    const guest = await newShopper(api);
    await guest.add(sofa, 1);
    await setStock(api, sofa, 0);
    expect(linesOf(await basketOf(await signInAs(email, guest.token)))).toEqual([[sofa, 3]]);
  });

  it('joins once, however often and at the same time the guest signs in', async () => {
    const { email } = await newCustomer(api);
    const guest = await newShopper(api);
    await guest.add(sofa, 2);
    await guest.saveAddress();
    const tokens = await Promise.all([1, 2, 3].map(() => signInAs(email, guest.token)));
    const again = await signInAs(email, guest.token);
    expect(linesOf(await basketOf(again))).toEqual([[sofa, 2]]);
    expect(await addressesOf(tokens[0] ?? '')).toHaveLength(1);
  });

  it('goes to one of two customers who sign in with it at once', async () => {
    const emails = [(await newCustomer(api)).email, (await newCustomer(api)).email];
    const guest = await newShopper(api);
    await guest.add(sofa, 2);
    await guest.saveAddress();
    const tokens = await Promise.all(emails.map((email) => signInAs(email, guest.token)));
    const found = await Promise.all(tokens.map(async (token) => (await basketOf(token)).items.length));
    expect(found.sort()).toEqual([0, 1]);
    const addresses = await Promise.all(tokens.map(async (token) => (await addressesOf(token)).length));
    expect(addresses.sort()).toEqual([0, 1]);
  });

  it('brings note and addresses, and leaves those of the customer where the guest chose none', async () => {
    const { email, token } = await newCustomer(api);
    await api.put('basket', [{ note: 'bel aan', deliveryMethod: 'placement' }], token);
    const silent = await newShopper(api);
    await silent.add(sofa);
    await signInAs(email, silent.token);
    expect(await basketOf(token)).toMatchObject({ note: 'bel aan', deliveryMethod: 'placement' });
    const guest = await newShopper(api);
    await guest.put({ note: 'bij de buren' });
    const { shippingAddressId } = await guest.chooseAddress();
    await signInAs(email, guest.token);
    expect(await basketOf(token)).toMatchObject({ note: 'bij de buren', shippingAddressId });
  });

  it('stays with the guest when the password is wrong', async () => {
    const { email } = await newCustomer(api);
    const guest = await newShopper(api);
    await guest.add(sofa, 2);
    expect((await signIn(api, email, 'verkeerd', guest.token)).status).toBe(401);
    expect(linesOf(await guest.basket())).toEqual([[sofa, 2]]);
  });

  it('of another site is left alone', async () => {
    const { email } = await newCustomer(api);
    const guestToken = await api.guestToken('be');
    await api.post('/api/be/basket', [{ productId: sofa, quantity: 1 }], guestToken);
    expect((await basketOf(await signInAs(email, guestToken))).items).toEqual([]);
    expect(only(await api.get<Basket>('/api/be/basket', guestToken)).items).toHaveLength(1);
  });

  it('of another customer is not taken with their token', async () => {
    const other = await newCustomer(api);
    await put(other.token, sofa, 1);
    const { email } = await newCustomer(api);
    expect((await basketOf(await signInAs(email, other.token))).items).toEqual([]);
    expect((await basketOf(other.token)).items).toHaveLength(1);
  });

  it('leaves no empty basket behind', async () => {
    const guest = await newShopper(api);
    await guest.add(sofa);
    const { sub } = await api.services.tokens.verify(guest.token, 'nl');
    await newCustomer(api, { guestToken: guest.token });
    expect(await api.db.select().from(baskets).where(eq(baskets.ownerId, sub))).toEqual([]);
  });
});

describe('the addresses of a guest who signs in', () => {
  it('become the customer’s, whose main one stays the only main one', async () => {
    const { email, token } = await newCustomer(api);
    const guest = await newShopper(api);
    const first = await guest.saveAddress({ street: 'Lindelaan' });
    await signInAs(email, guest.token);
    const later = await newShopper(api);
    await later.saveAddress({ street: 'Beukenweg' });
    await signInAs(email, later.token);
    const addresses = await addressesOf(token);
    expect(addresses.map(({ street, isMain }) => [street, isMain])).toEqual([
      ['Lindelaan', true],
      ['Beukenweg', false],
    ]);
    expect(addresses[0]?.id).toBe(first.id);
    expect(await addressesOf(guest.token)).toEqual([]);
  });

  it('are not kept twice, and the basket then names the one that was there', async () => {
    const { email, token } = await newCustomer(api);
    const guest = await newShopper(api);
    const { id } = await guest.saveAddress();
    await signInAs(email, guest.token);
    const again = await readyShopper(api, sofa);
    await signInAs(email, again.token);
    expect(await addressesOf(token)).toHaveLength(1);
    expect(await basketOf(token)).toMatchObject({ shippingAddressId: id });
  });

  it('are dropped beyond the number a customer may keep', async () => {
    const { email, token } = await newCustomer(api);
    const someAddresses = async (owner: string, name: string) => {
      const guest = await newShopper(api);
      const address = await guest.saveAddress({ street: name });
      const { id: _id, ...fields } = address;
      const more = Array.from({ length: 29 }, (_, number) => ({
        ...fields,
        houseNumber: String(number + 1),
      }));
      await api.post('customeraddress', more, guest.token);
      await signInAs(owner, guest.token);
    };
    await someAddresses(email, 'Lindelaan');
    await someAddresses(email, 'Beukenweg');
    const addresses = await addressesOf(token);
    expect(addresses).toHaveLength(50);
    expect(addresses.filter(({ isMain }) => isMain)).toHaveLength(1);
  });
});

describe('the orders of a guest', () => {
  it('become the customer’s at sign-up', async () => {
    const guest = await shopperWithOrder(api, sofa);
    const { token } = await newCustomer(api, { guestToken: guest.token });
    const orders = await api.get<Order>('orders', token);
    expect(orders.items.map((order) => order.id)).toEqual([guest.result.orderId]);
    expect((await guest.order(guest.result.orderId)).error?.code).toBe('order-not-found');
  });

  it('give the customer the basket back when they are cancelled afterwards', async () => {
    const guest = await shopperWithOrder(api, sofa, 2);
    const { email } = await newCustomer(api, { guestToken: guest.token });
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60_000);
    await cancelUnpaidOrders(api.services);
    const { accessToken } = only(await signIn(api, email));
    expect(linesOf(await basketOf(accessToken))).toEqual([[sofa, 2]]);
  });

  it('are found whatever comes first, the order or the sign-up', async () => {
    const guest = await readyShopper(api, sofa);
    const email = newEmail();
    const [placed, signedUp] = await Promise.all([
      guest.checkout(),
      api.post<{ accessToken: string }>('signup', [someSignUp(email)], guest.token),
    ]);
    const { accessToken } = only(signedUp);
    const { items: orders } = await api.get<Order>('orders', accessToken);
    const basket = await basketOf(accessToken);
    // Either the order was placed and is the customer's, or the basket was handed over before it could be.
    expect(orders).toHaveLength(placed.status === 200 ? 1 : 0);
    expect(basket.items).toHaveLength(placed.status === 200 ? 0 : 1);
  });
});
