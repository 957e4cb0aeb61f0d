import { eq } from 'drizzle-orm';
import { orderNumberOf } from '../../contract/order-number.ts';
import { orders } from '../../db/schema/sales.ts';
import { only, shopperWithOrder } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { drawOrderNumber } from './order-number.ts';
import { insertOrder } from './repo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('order numbers do not follow each other, and each is one that can be typed', async () => {
  const numbers: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    const { order, result } = await shopperWithOrder(api, 'V100101');
    numbers.push(only(await order(result.orderId)).orderNumber);
  }
  expect(new Set(numbers).size).toBe(3);
  expect(new Set(numbers.map((number) => number.slice(0, 6))).size).toBeGreaterThan(1);
  for (const number of numbers) expect(orderNumberOf(number)).toBe(number);
});

test('drawn numbers are spread over all signs', () => {
  const drawn = Array.from({ length: 2000 }, drawOrderNumber);
  expect(new Set(drawn).size).toBe(2000);
  for (let place = 3; place < 14; place += 1) {
    if (place === 6 || place === 10) continue;
    expect(new Set(drawn.map((number) => number[place])).size).toBe(23);
  }
});

test('a number that is taken is drawn anew', async () => {
  const { result } = await shopperWithOrder(api, 'V100101');
  const [known] = await api.db.select().from(orders).where(eq(orders.id, result.orderId));
  if (!known) throw new Error('The order is gone.');
  const { id: _id, sequence: _sequence, orderNumber, ...order } = known;
  const free = drawOrderNumber();
  const draws = [orderNumber, orderNumber, free];
  const { id } = await api.db.transaction((tx) =>
    insertOrder(tx, order, { items: [{ ...someItem }] }, () => draws.shift() ?? ''),
  );
  const [stored] = await api.db.select().from(orders).where(eq(orders.id, id));
  expect(stored?.orderNumber).toBe(free);
});

const someItem = {
  ...{ variantId: 1, vsin: 'V100101', quantity: 1, unitAmount: 100, lineAmount: 100, discount: 0 },
  ...{ tookStock: false, isMadeToMeasure: false, snapshot: {} },
};
