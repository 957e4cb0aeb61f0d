import { randomUUID } from 'node:crypto';
import type { CustomerExport } from '../../contract/customer.ts';
import { maxFavouriteLists } from '../../contract/favourite-limits.ts';
import type { FavouriteList } from '../../contract/favourite-lists.ts';
import { favouriteLists } from '../../db/schema/customers.ts';
import { newCustomer, somePassword } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const [sofa, table] = ['V100101', 'V100201'] as const;
const living = { name: 'Woonkamer', note: 'Eerst de vloer', products: [sofa, table] };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const keep = (token: string, id: string, change: object = {}) =>
  api.put<FavouriteList>(`favourite-lists/${id}`, [{ ...living, ...change }], token);
const lists = async (token: string) => (await api.get<FavouriteList>('favourite-lists', token)).items;

it('are kept under the id they were made with, changed as a whole, and removed', async () => {
  const { token } = await newCustomer(api);
  const [first, second] = [randomUUID(), randomUUID()];
  expect(only(await keep(token, first))).toEqual({ id: first, ...living });
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  await keep(token, second, { name: 'Slaapkamer', note: '', products: ['V999999999', table, table] });
  await keep(token, first, { note: '', products: [table] });
  expect(await lists(token)).toEqual([
    { id: first, name: 'Woonkamer', note: '', products: [table] },
    { id: second, name: 'Slaapkamer', note: '', products: [table] },
  ]);
  for (let time = 0; time < 2; time++)
    expect((await api.delete(`favourite-lists/${first}`, token)).items).toEqual([{ id: first }]);
  expect((await lists(token)).map(({ id }) => id)).toEqual([second]);
});

it('belong to one customer, also where two have the same id', async () => {
  const [one, other] = [await newCustomer(api), await newCustomer(api)];
  const id = randomUUID();
  await keep(one.token, id);
  await keep(other.token, id, { name: 'Zolder' });
  await api.delete(`favourite-lists/${id}`, other.token);
  expect((await lists(one.token)).map(({ name }) => name)).toEqual(['Woonkamer']);
  expect(await lists(other.token)).toEqual([]);
  expect((await keep(await api.guestToken(), id)).error?.code).toBe('access-denied');
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ note: 'x'.repeat(501) }, 'note'],
  [{ products: ['C1'] }, 'products'],
])('are refused with %j, which names the field', async (change, field) => {
  const { token } = await newCustomer(api);
  const { status, error } = await keep(token, randomUUID(), change);
  expect(status).toBe(400);
  expect(JSON.stringify(error)).toContain(field);
  expect((await keep(token, 'nothing')).status).toBe(404);
});

it('are twenty at most, of which each may still be changed', async () => {
  const { token, id: customerId } = await newCustomer(api);
  const ids = Array.from({ length: maxFavouriteLists }, () => randomUUID());
  const createdAt = api.clock.now;
  await api.db.insert(favouriteLists).values(ids.map((id) => ({ id, customerId, ...living, createdAt })));
  expect((await keep(token, randomUUID())).error?.code).toBe('too-many-lists');
  expect((await keep(token, ids[0] ?? '', { name: 'Hal' })).status).toBe(200);
});

it('are in the export of their customer and go with the account', async () => {
  const { token, id: customerId } = await newCustomer(api);
  const id = randomUUID();
  await keep(token, id);
  const exported = only(await api.get<CustomerExport>('customer/export', token));
  expect(exported.favouriteLists).toEqual([{ id, ...living }]);
  expect((await api.post('customer/deletion', [{ currentPassword: somePassword }], token)).status).toBe(200);
  const left = await api.db.select().from(favouriteLists);
  expect(left.filter((row) => row.customerId === customerId)).toEqual([]);
});
