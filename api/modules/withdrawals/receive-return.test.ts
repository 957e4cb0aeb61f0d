import type { WithdrawalReceipt } from '../../contract/withdrawals.ts';
import { only } from '../../testing/shopper.ts';
import { startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

describe('goods that come back', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
  }, 120_000);
  beforeEach(() => shop.fillStock());
  afterAll(() => shop.api.close());

  test('are refunded to the cent by their shares, and the rest with the last piece', async () => {
    const { key, orderId, total } = await shop.delivered();
    const sofas = only(await shop.withdraw({ key, lines: [{ line: 0, quantity: 2 }] }));
    const one = { lines: [{ line: 0, quantity: 1 }] };
    expect(only(await shop.takeBack(sofas.id, one))).toMatchObject({
      status: 'received',
      lines: [{ takenBack: 1 }],
    });
    expect(only(await shop.takeBack(sofas.id, one))).toMatchObject({ status: 'completed' });
    expect(await shop.refundsOf(orderId)).toEqual([100_001, 100_001]);
    expect(await shop.statusOf(orderId)).toBe('delivered');
    const chairs = only(await shop.withdraw({ key }));
    await shop.takeBack(chairs.id);
    const given = await shop.refundsOf(orderId);
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(await shop.statusOf(orderId)).toBe('returned');
    expect(await shop.stocks()).toEqual([10, 10]);
  });

  test('go back on sale only when they can be sold', async () => {
    const { key } = await shop.delivered();
    const { id } = only(await shop.withdraw({ key }));
    await shop.takeBack(id, {
      lines: [
        { line: 0, quantity: 2, isSellable: false },
        { line: 1, quantity: 1 },
      ],
    });
    expect(await shop.stocks()).toEqual([8, 8]);
    await shop.takeBack(id);
    expect(await shop.stocks()).toEqual([8, 10]);
  });

  test('come back once: more, again, or by somebody else is refused', async () => {
    const { key, token } = await shop.delivered();
    const { id } = only(await shop.withdraw({ key, lines: [{ line: 1, quantity: 2 }] }));
    expect((await shop.takeBack(id, { lines: [{ line: 1, quantity: 3 }] })).error?.code).toBe(
      'state-conflict',
    );
    expect((await shop.takeBack(id, { lines: [{ line: 0, quantity: 1 }] })).error?.code).toBe(
      'state-conflict',
    );
    expect((await shop.api.post(`withdrawals/${id}/takeback`, [{}], token)).status).toBe(403);
    const answers = await Promise.all([shop.takeBack(id), shop.takeBack(id), shop.takeBack(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await shop.stocks()).toEqual([8, 9]);
    expect((await shop.takeBack('00000000-0000-4000-8000-000000000000')).error?.code).toBe(
      'resource-not-found',
    );
  });

  test('an order that staff take back as a whole puts back what is still out, no more', async () => {
    const { key, orderId, total } = await shop.delivered();
    const { id } = only(await shop.withdraw({ key, lines: [{ line: 1, quantity: 1 }] }));
    await shop.takeBack(id);
    await shop.withdraw({ key, lines: [{ line: 0, quantity: 2 }] });
    await shop.api.post(`orders/${orderId}/events`, [{ event: 'takeBack' }], shop.staff);
    expect(await shop.stocks()).toEqual([10, 10]);
    const given = await shop.refundsOf(orderId);
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  test('staff see what is to be worked off', async () => {
    const { key } = await shop.delivered();
    const { id } = only(await shop.withdraw({ key }));
    const list = (status: string) =>
      shop.api.get<WithdrawalReceipt>(`admin/withdrawals?size=100&status=${status}`, shop.staff);
    expect((await list('received')).items.map((one) => one.id)).toContain(id);
    await shop.takeBack(id);
    expect((await list('received')).items.map((one) => one.id)).not.toContain(id);
    expect((await list('completed')).items.map((one) => one.id)).toContain(id);
    expect((await shop.api.get('admin/withdrawals', await shop.api.guestToken())).status).toBe(403);
  });
});
