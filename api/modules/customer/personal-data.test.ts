import { eq } from 'drizzle-orm';
import type { CustomerExport } from '../../contract/customer.ts';
import { customers, favourites, sessions } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/mail.ts';
import { visitors } from '../../db/schema/personalisation.ts';
import { addresses, baskets, orders } from '../../db/schema/sales.ts';
import { templateVersions } from '../../db/schema/template-versions.ts';
import { newCustomer, refresh, signIn, somePassword, someSignUp } from '../../testing/customer.ts';
import { only, readyShopper, shopperWithOrder, someAddress, someCheckout } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function customerWithEverything() {
  const guest = await shopperWithOrder(api, sofa);
  await api.put('basket', [{ note: 'bel aan' }], guest.token);
  const customer = await newCustomer(api, { guestToken: guest.token });
  await api.post('basket', [{ productId: sofa, quantity: 2 }], customer.token);
  await api.post(`customer-products-listing/favorite/${sofa}`, undefined, customer.token);
  await api.post('personalisation/init', [{ consent: true }], customer.token);
  await api.post('personalisation/track', [{ kind: 'view', productId: sofa }], customer.token);
  return { ...customer, orderId: guest.result.orderId };
}

/** Somebody who has worked on a page of the shop while their account was one of staff. */
async function savedPage(savedBy: string) {
  const page = {
    site: 'nl',
    alias: `van-${savedBy.slice(0, 8)}`,
    device: 'desktop',
    language: 'nl',
  } as const;
  const content = { seoInfo: { title: { nl: 'x' }, description: { nl: 'x' } }, slots: [] };
  const savedAt = api.clock.now;
  await api.db.insert(templateVersions).values({ ...page, ...content, status: 'draft', savedBy, savedAt });
  return { ...page, savedAt: savedAt.toISOString() };
}

describe('the export', () => {
  it('holds all that is stored of the customer and nothing secret', async () => {
    const { id, email, token, orderId } = await customerWithEverything();
    const exported = only(await api.get<CustomerExport>('customer/export', token));
    expect(exported).toMatchObject({
      customer: { userId: id, email },
      addresses: [{ street: 'Lindelaan' }],
      favourites: [{ id: sofa }],
      basket: { items: [{ productId: sofa, quantity: 2 }] },
      orders: [{ id: orderId }],
      personalisation: { consent: true, events: [{ kind: 'view', productId: sofa }] },
      sessions: [{ startedAt: api.clock.now.toISOString() }],
      mails: [{ kind: 'account-created' }, { kind: 'order-placed' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|tokenHash|passwordHash/);
  });

  it('holds what was written with an order', async () => {
    const guest = await readyShopper(api, sofa);
    await guest.put({ note: 'sleutel onder de mat' });
    only(await guest.checkout());
    const { token } = await newCustomer(api, { guestToken: guest.token });
    const { orders: exported } = only(await api.get<CustomerExport>('customer/export', token));
    expect(exported).toMatchObject([{ note: 'sleutel onder de mat' }]);
  });

  it('names the pages that somebody who worked for the shop has saved', async () => {
    const [{ id, token }, other] = [await newCustomer(api), await newCustomer(api)];
    const page = await savedPage(id);
    await savedPage(other.id);
    expect(only(await api.get<CustomerExport>('customer/export', token)).savedPages).toEqual([page]);
  });

  it('of a new customer is empty', async () => {
    const { token } = await newCustomer(api);
    const empty = {
      addresses: [],
      favourites: [],
      orders: [],
      invoices: [],
      savedPages: [],
      basket: { items: [] },
    };
    expect(only(await api.get<CustomerExport>('customer/export', token))).toMatchObject(empty);
  });
});

describe('deleting the account', () => {
  const erase = (token: string, currentPassword = somePassword) =>
    api.post('customer/deletion', [{ currentPassword }], token);

  it('leaves the order alone and nothing else', async () => {
    const { id, email, token, refreshToken, orderId } = await customerWithEverything();
    await api.db.update(mails).set({ status: 'sent' }).where(eq(mails.recipient, email));
    expect(await erase(token)).toMatchObject({ status: 200, items: [{ userId: id }] });
    expect(await api.db.select().from(customers).where(eq(customers.id, id))).toEqual([]);
    expect(await api.db.select().from(sessions).where(eq(sessions.customerId, id))).toEqual([]);
    expect(await api.db.select().from(favourites).where(eq(favourites.customerId, id))).toEqual([]);
    expect(await api.db.select().from(addresses).where(eq(addresses.ownerId, id))).toEqual([]);
    expect(await api.db.select().from(baskets).where(eq(baskets.ownerId, id))).toEqual([]);
    expect(await api.db.select().from(visitors).where(eq(visitors.visitorId, id))).toEqual([]);
    expect(await api.db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
    expect(await api.db.select().from(orders).where(eq(orders.id, orderId))).toHaveLength(1);
    expect((await refresh(api, email, refreshToken)).status).toBe(401);
    expect((await signIn(api, email)).error?.code).toBe('invalid-credentials');
  });

  it('leaves pages of the shop as they are, but for whoever saved them', async () => {
    const { id, token } = await newCustomer(api);
    const { alias } = await savedPage(id);
    await erase(token);
    const [page] = await api.db.select().from(templateVersions).where(eq(templateVersions.alias, alias));
    expect(page).toMatchObject({ status: 'draft', savedBy: null });
  });

  it('lets the rest of the access token store nothing more', async () => {
    const { id, token } = await newCustomer(api);
    await erase(token);
    for (const answer of [
      await api.post('basket', [{ productId: sofa, quantity: 1 }], token),
      await api.put('basket', [{ note: 'Achterom' }], token),
      await api.post('customeraddress', [someAddress], token),
      await api.post('checkout', [{ ...someCheckout, expectedTotal: 1 }], token),
    ])
      expect(answer.error?.code).toBe('token-invalid');
    expect(await api.db.select().from(addresses).where(eq(addresses.ownerId, id))).toEqual([]);
    expect(await api.db.select().from(baskets).where(eq(baskets.ownerId, id))).toEqual([]);
  });

  it('makes the rest of the access token worthless where accounts are concerned', async () => {
    const { token } = await newCustomer(api);
    await erase(token);
    const calls = [
      api.get('customer', token),
      api.get('customer/export', token),
      api.put('customer', [{ firstName: 'A', lastName: 'B' }], token),
      api.post(`customer-products-listing/favorite/${sofa}`, undefined, token),
      erase(token),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe('token-invalid');
  });

  it('frees the e-mail address', async () => {
    const { email, token } = await newCustomer(api);
    await erase(token);
    expect((await api.post('signup', [someSignUp(email)])).status).toBe(200);
  });

  it('asks for the password', async () => {
    const { token } = await newCustomer(api);
    expect((await erase(token, 'verkeerd')).error?.code).toBe('invalid-credentials');
    expect((await api.get('customer', token)).status).toBe(200);
  });

  it('once is enough when it is asked for twice at once', async () => {
    const { token } = await newCustomer(api);
    const answers = await Promise.all([erase(token), erase(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('empties the notes of finished orders and leaves those of others', async () => {
    const guest = await readyShopper(api, sofa);
    await guest.put({ note: 'sleutel onder de mat' });
    const { orderId } = only(await guest.checkout());
    const { token } = await newCustomer(api, { guestToken: guest.token });
    await api.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
    await erase(token);
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.note).toBeNull();
  });
});
