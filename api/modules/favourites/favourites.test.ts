import { and, eq, inArray } from 'drizzle-orm';
import { maxFavourites } from '../../contract/favourite-limits.ts';
import { type Favourite, favouritesPerPage, type MergedFavourite } from '../../contract/favourites.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { favourites } from '../../db/schema/customers.ts';
import { prices } from '../../db/schema/prices.ts';
import { newCustomer } from '../../testing/customer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const [sofa, table, lamp] = ['V100101', 'V100201', 'V100301'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const list = async (token: string, query = '?page=-1') =>
  (await api.get<Favourite>(`customer-products-listing/favorite${query}`, token)).items.map(({ id }) => id);
const add = (token: string, vsin: string) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  return api.post<Favourite>(`customer-products-listing/favorite/${vsin}`, undefined, token);
};
const remove = (token: string, id: string) => api.delete(`customer-products-listing/${id}`, token);

describe('favourites', () => {
  it('are listed, the latest first, and removed', async () => {
    const { token } = await newCustomer(api);
    expect((await add(token, sofa)).items).toEqual([{ id: sofa }]);
    await add(token, table);
    expect(await list(token)).toEqual([table, sofa]);
    expect((await remove(token, sofa)).items).toEqual([{ id: sofa }]);
    expect(await list(token, '')).toEqual([table]);
  });

  it('may be added and removed again, also at once', async () => {
    const { token } = await newCustomer(api);
    const answers = await Promise.all([1, 2, 3].map(() => add(token, sofa)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(token)).toEqual([sofa]);
    for (let time = 0; time < 2; time++) expect((await remove(token, sofa)).status).toBe(200);
    expect(await list(token)).toEqual([]);
  });

  it('belong to one customer', async () => {
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    await add(one.token, sofa);
    await remove(other.token, sofa);
    expect(await list(one.token)).toEqual([sofa]);
    expect(await list(other.token)).toEqual([]);
  });

  it.each(['V999999999', 'C100', 'x', '%20', 'V100101%00', "V1'--"])(
    'refuse the product %s',
    async (vsin) => {
      const { token } = await newCustomer(api);
      expect((await add(token, vsin)).status).toBe(404);
      expect((await remove(token, vsin)).status).toBeLessThan(500);
    },
  );

  it('leave out what the site no longer sells, and show it when it is back', async () => {
    const { token } = await newCustomer(api);
    await add(token, lamp);
    await add(token, sofa);
    const [row] = await api.db.select().from(variants).where(eq(variants.vsin, lamp));
    const ofLamp = and(eq(prices.variantId, row?.id ?? 0), eq(prices.site, 'nl'));
    const taken = await api.db.delete(prices).where(ofLamp).returning();
    expect(await list(token)).toEqual([sofa]);
    expect((await add(token, lamp)).error?.code).toBe('product-not-found');
    await api.db.insert(prices).values(taken);
    expect(await list(token)).toEqual([sofa, lamp]);
  });

  it('are bounded and come in pages', async () => {
    const { token, id: customerId } = await newCustomer(api);
    const vsins = (await api.db.select({ vsin: variants.vsin }).from(variants)).map(({ vsin }) => vsin);
    const full = vsins.filter((vsin) => vsin !== sofa).slice(0, maxFavourites);
    expect(full).toHaveLength(maxFavourites);
    const createdAt = api.clock.now;
    await api.db.insert(favourites).values(full.map((vsin) => ({ customerId, vsin, createdAt })));
    const { status, error } = await add(token, sofa);
    expect([status, error?.code]).toEqual([409, 'favourites-full']);
    expect((await add(token, full[0] ?? '')).status).toBe(200);
    const first = await list(token, '?page=1');
    expect(first).toHaveLength(favouritesPerPage);
    expect(await list(token, '?page=2')).not.toContain(first[0]);
    expect(await list(token, '?page=9999')).toEqual([]);
    expect((await list(token)).length).toBeGreaterThan(favouritesPerPage);
  });

  it('leave room for what can be bought: nobody could remove what is shown nowhere', async () => {
    const { token, id: customerId } = await newCustomer(api);
    const rows = await api.db.select({ id: variants.id, vsin: variants.vsin }).from(variants);
    const full = rows.filter(({ vsin }) => vsin !== sofa && vsin !== table).slice(0, maxFavourites);
    const createdAt = api.clock.now;
    await api.db.insert(favourites).values(full.map(({ vsin }) => ({ customerId, vsin, createdAt })));
    const gone = full.slice(0, 2).map(({ id }) => id);
    const ofGone = and(inArray(prices.variantId, gone), eq(prices.site, 'nl'));
    const taken = await api.db.delete(prices).where(ofGone).returning();
    expect(taken.length).toBeGreaterThan(0);
    expect((await add(token, sofa)).status).toBe(200);
    const path = 'customer-products-listing/favorite';
    const merged = await api.post<MergedFavourite>(path, [{ productId: table }], token);
    await api.db.insert(prices).values(taken);
    expect(merged.items).toEqual([{ id: table, isKept: true }]);
    expect(await list(token)).toEqual(expect.arrayContaining([sofa, table, ...full.map(({ vsin }) => vsin)]));
  });

  it('take over those of a guest: the latest first, none twice, nothing that there is not', async () => {
    const { token } = await newCustomer(api);
    await add(token, table);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const ids = [sofa, table, 'V999999999', "V1'--", lamp, sofa];
    const answer = await api.post<MergedFavourite>(
      'customer-products-listing/favorite',
      ids.map((productId) => ({ productId })),
      token,
    );
    expect(answer.items).toEqual([sofa, table, lamp].map((id) => ({ id, isKept: true })));
    expect(await list(token)).toEqual([sofa, lamp, table]);
  });

  it('leave those of a guest with the guest where the list is full', async () => {
    const { token, id: customerId } = await newCustomer(api);
    const vsins = (await api.db.select({ vsin: variants.vsin }).from(variants)).map(({ vsin }) => vsin);
    const full = vsins.filter((vsin) => vsin !== sofa && vsin !== lamp).slice(0, maxFavourites - 1);
    const createdAt = api.clock.now;
    await api.db.insert(favourites).values(full.map((vsin) => ({ customerId, vsin, createdAt })));
    const ids = [sofa, lamp, full[0] ?? ''];
    const { items } = await api.post<MergedFavourite>(
      'customer-products-listing/favorite',
      ids.map((productId) => ({ productId })),
      token,
    );
    expect(items.map(({ isKept }) => isKept)).toEqual([true, false, true]);
    expect(await list(token)).toHaveLength(maxFavourites);
  });

  it.each(['0', '-2', '1.5', 'x', '99999'])('have no page %s', async (page) => {
    const { token } = await newCustomer(api);
    const { status, error } = await api.get(`customer-products-listing/favorite?page=${page}`, token);
    expect([status, error?.code]).toEqual([400, 'invalid-page']);
  });

  it('are for customers only', async () => {
    const guest = await api.guestToken();
    const { token } = await newCustomer(api, { site: 'be' });
    expect((await add(guest, sofa)).error?.code).toBe('access-denied');
    expect((await remove(guest, sofa)).error?.code).toBe('access-denied');
    expect((await api.get('customer-products-listing/favorite')).error?.code).toBe('token-missing');
    expect((await add(token, sofa)).error?.code).toBe('token-invalid');
  });
});
