import type { WithdrawalReceipt } from '../../contract/withdrawals.ts';
import { only } from '../../testing/shopper.ts';
import { startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

describe('an order withdrawn from in parts before anything has left', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
  }, 120_000);
  beforeEach(() => shop.fillStock());
  afterAll(() => shop.api.close());

  const declare = async (key: string, line: number, quantity: number) =>
    only(await shop.withdraw({ key, lines: [{ line, quantity }] }));
  const tell = async (orderId: string, ...events: string[]) => {
    const items = events.map((event) => ({ event }));
    const { status, error } = await shop.api.post(`orders/${orderId}/events`, items, shop.staff);
    return error?.code ?? status;
  };
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

  test.each([[[]], [['prepare']]])(
    'is cancelled and refunded with the last part, and no declaration stays open: %j',
    async (events) => {
      const { key, orderId, total } = await shop.ordered(...events);
      const first = await declare(key, 0, 2);
      expect(first).toMatchObject({ status: 'received', isOrderCancelled: false });
      const second = await declare(key, 1, 3);
      expect(second).toMatchObject({ status: 'completed', isOrderCancelled: true });
      expect(await shop.statusOf(orderId)).toBe('cancelled');
      expect(await shop.refundsOf(orderId)).toEqual([total]);
      expect(await shop.stocks()).toEqual([10, 10]);
      const { items } = await shop.api.get<WithdrawalReceipt>('admin/withdrawals?size=100', shop.staff);
      expect(items.find(({ id }) => id === first.id)).toMatchObject({
        status: 'completed',
        lines: [{ quantity: 2, takenBack: 2 }],
      });
      expect((await shop.takeBack(first.id)).error?.code).toBe('state-conflict');
    },
  );

  test('is cancelled too when the earlier parts were taken back and refunded meanwhile', async () => {
    const { key, orderId, total } = await shop.ordered();
    await shop.takeBack((await declare(key, 0, 2)).id);
    await declare(key, 1, 2);
    expect(await shop.statusOf(orderId)).toBe('orderPlaced');
    expect((await declare(key, 1, 1)).isOrderCancelled).toBe(true);
    expect(await shop.statusOf(orderId)).toBe('cancelled');
    expect(sum(await shop.refundsOf(orderId))).toBe(total);
    expect(await shop.stocks()).toEqual([10, 10]);
  });

  test('is not sent off before what was withdrawn is taken out of it', async () => {
    const { key, orderId } = await shop.ordered();
    const sofa = await declare(key, 0, 1);
    expect(await tell(orderId, 'prepare')).toBe('withdrawal-open');
    expect(await tell(orderId, 'prepare', 'ship')).toBe('withdrawal-open');
    await shop.takeBack(sofa.id);
    expect(await tell(orderId, 'prepare')).toBe(200);
    const chairs = await declare(key, 1, 2);
    expect(await tell(orderId, 'ship')).toBe('withdrawal-open');
    await shop.takeBack(chairs.id);
    expect(await tell(orderId, 'ship')).toBe(200);
    expect(await shop.refundsOf(orderId)).toEqual([100_001, 20_000]);
    // On its way, the shopper receives it first and sends it back.
    await declare(key, 1, 1);
    expect(await tell(orderId, 'deliver')).toBe(200);
  });

  test('comes to what is kept of it, and to nothing once all of it is to come back', async () => {
    const { key, orderId, order, total } = await shop.ordered('prepare', 'ship', 'deliver');
    const left = async () => only(await order(orderId)).withdrawn?.left.amount;
    await declare(key, 0, 2);
    expect(await left()).toBe(total - 200_002);
    await declare(key, 1, 3);
    // Delivery is refunded with the last piece.
    expect(await left()).toBe(0);
  });
});
