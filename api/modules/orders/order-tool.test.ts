import { readEnvironment } from '../../runtime/environment.ts';
import { newCustomer } from '../../testing/customer.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const url = 'https://orders.example.nl/orders/new?site=nl';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    environment: { adminOrderUrl: readEnvironment({ ADMIN_ORDER_URL: url }).adminOrderUrl },
  });
}, 120_000);
afterAll(() => api.close());

const path = '/api/nl/admin/order-tool';

test('administrators are told where they make orders', async () => {
  expect((await api.get(path, await staffToken(api))).items).toEqual([{ createOrderUrl: url }]);
});

test('nobody else is', async () => {
  const { token } = await newCustomer(api);
  expect((await api.get(path, token)).status).toBe(403);
  expect((await api.get(path)).status).toBe(401);
});

test.each(['http://orders.example.nl', 'javascript:alert(1)', 'https://user:pw@orders.example.nl', 'orders'])(
  'an administrator is never led to %s',
  (ADMIN_ORDER_URL) => {
    expect(() => readEnvironment({ ADMIN_ORDER_URL })).toThrow(/ADMIN_ORDER_URL/);
  },
);
