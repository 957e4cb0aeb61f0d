import { eq } from 'drizzle-orm';
import type { CheckoutResult, Order } from '../../contract/checkout.ts';
import { orderEvents } from '../../db/schema/sales.ts';
import { newShopper, only, setStock, shopperWithOrder } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';

describe('orders', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const vsin of [sofa, chair]) await setStock(api, vsin, 10);
  });
  afterAll(() => api.close());

  test('are seen by their owner only; foreign and unknown ones look alike', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    const stranger = await newShopper(api);
    const foreign = await stranger.order(result.orderId);
    const unknown = await stranger.order('00000000-0000-4000-8000-000000000000');
    const nonsense = await stranger.order('LW-1');
    for (const { status, error } of [foreign, unknown, nonsense])
      expect([status, error?.code]).toEqual([404, 'order-not-found']);
    expect(foreign.error?.message).toBe(unknown.error?.message);
    expect((await api.get('orders', stranger.token)).items).toEqual([]);
    expect((await api.get(`orders/${result.orderId}`)).status).toBe(401);
  });

  test('are listed newest first, page by page', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa);
    await shopper.chooseAddress();
    const first = only(await shopper.checkout());
    await shopper.add(chair);
    await shopper.chooseAddress();
    const second = only<CheckoutResult>(await shopper.checkout());
    const { items } = await api.get<Order>('orders', shopper.token);
    expect(items.map(({ id }) => id)).toEqual([second.orderId, first.orderId]);
    const page = await api.get<Order>('orders?page=2&size=1', shopper.token);
    expect(page.items.map(({ id }) => id)).toEqual([first.orderId]);
    expect((await api.get('orders?page=3&size=1', shopper.token)).items).toEqual([]);
    expect((await api.get('orders?size=0', shopper.token)).error?.code).toBe('invalid-input');
  });

  test('begin their history with the first state', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    const events = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, result.orderId));
    expect(events).toMatchObject([{ status: 'waitingForPayment', paymentStatus: 'pending' }]);
  });
});
