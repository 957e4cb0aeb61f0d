import { newShopper, only } from '../../testing/shopper.ts';
import { orderKey } from './order-secrets.ts';
import { chair, sofa, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

describe('withdrawing from an order whose transfer has not come in yet', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
  }, 120_000);
  beforeEach(() => shop.fillStock());
  afterAll(() => shop.api.close());

  /** Two sofas and three chairs that wait for a transfer. */
  async function waiting() {
    const shopper = await newShopper(shop.api);
    await shopper.add(sofa, 2);
    await shopper.add(chair, 3);
    await shopper.chooseAddress();
    const { orderId } = only(await shopper.checkout({ integrationType: 'wire', subIntegrationType: 'wire' }));
    const { orderNumber, orderSummary } = only(await shopper.order(orderId));
    return {
      orderId,
      orderNumber,
      key: await orderKey(shop.api.db, orderId),
      total: orderSummary.total.amount,
    };
  }
  async function takenBack(key: string, line: number, quantity: number) {
    const { id } = only(await shop.withdraw({ key, lines: [{ line, quantity }] }));
    expect(only(await shop.takeBack(id)).status).toBe('completed');
  }
  const received = (orderNumber: string, amount: number) =>
    shop.api.post('payment/wire-received', [{ orderNumber, amount }], shop.staff);

  test('pieces that were taken back are refunded once the money is there, and only once', async () => {
    const { orderId, orderNumber, key, total } = await waiting();
    await takenBack(key, 0, 1);
    await takenBack(key, 1, 2);
    expect(await shop.refundsOf(orderId)).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await received(orderNumber, total)).status).toBe(200);
    expect(await shop.statusOf(orderId)).toBe('orderPlaced');
    expect(await shop.refundsOf(orderId)).toEqual([100_001 + 20_000]);
    expect(await shop.stocks()).toEqual([9, 9]);
  });

  test('an order of which nothing is kept is over, and late money goes back whole', async () => {
    const { orderId, orderNumber, key, total } = await waiting();
    await takenBack(key, 0, 2);
    expect(only(await shop.withdraw({ key })).isOrderCancelled).toBe(true);
    expect(await shop.statusOf(orderId)).toBe('cancelled');
    await received(orderNumber, total);
    expect(await shop.refundsOf(orderId)).toEqual([total]);
  });
});
