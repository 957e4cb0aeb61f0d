import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/sales.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { only } from '../../testing/shopper.ts';
import { email, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

const hourMs = 3_600_000;

let shop: WithdrawalShop;
beforeAll(async () => {
  shop = await startWithdrawalShop();
}, 120_000);
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

describe('the code of the mail', () => {
  test('shows what can be withdrawn and withdraws it, typed as people type', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    await shop.declare({ orderNumber, email });
    const [code = ''] = await shop.codesOf(orderId);
    const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
    expect(only(await shop.check({ orderNumber, email, code: typed }))).toMatchObject({
      name: 'Sanne de Wit',
      declaredAt: shop.api.clock.now.toISOString(),
    });
    const receipt = only(await shop.withdraw({ orderNumber, email, code }));
    expect(receipt).toMatchObject({ isOrderCancelled: true, status: 'completed' });
    // The answer was lost.
    expect(only(await shop.withdraw({ orderNumber, email, code }))).toEqual(receipt);
    const [kept] = await shop.declarationsOf(orderId);
    expect(kept).toMatchObject({ status: 'confirmed', withdrawalId: receipt.id });
  });

  test('does not open the order of another, nor another order of the same shopper', async () => {
    const [victim, attacker] = [await shop.ordered(), await shop.ordered()];
    await shop.api.db.update(orders).set({ email: 'eva@example.nl' }).where(eq(orders.id, attacker.orderId));
    await shop.declare({ orderNumber: attacker.orderNumber, email: 'eva@example.nl' });
    const [code] = await shop.codesOf(attacker.orderId);
    await shop.declare({ orderNumber: victim.orderNumber, email });
    for (const proof of [
      { orderNumber: victim.orderNumber, email, code },
      { orderNumber: victim.orderNumber, email: 'eva@example.nl', code },
      { orderNumber: 'LW-269999999', email, code },
    ])
      for (const answer of [await shop.check(proof), await shop.withdraw(proof)])
        expect([answer.status, answer.error?.code]).toEqual([422, 'withdrawal-code-invalid']);
    expect((await shop.withdraw({ orderId: victim.orderId }, attacker.token)).status).toBe(404);
    expect(
      (await shop.withdraw({ key: attacker.key.replace(attacker.orderId, victim.orderId) })).status,
    ).toBe(404);
    expect(await shop.statusOf(victim.orderId)).toBe('orderPlaced');
    expect(await shop.api.db.$count(withdrawals, eq(withdrawals.orderId, victim.orderId))).toBe(0);
  });

  test('has five tries, also at once; the next mail brings another, and the link stays', async () => {
    const { orderNumber, orderId, key } = await shop.ordered();
    await shop.declare({ orderNumber, email });
    const [code] = await shop.codesOf(orderId);
    const guess = (sign: string) => shop.check({ orderNumber, email, code: sign.repeat(8) });
    const answers = await Promise.all(['2', '3', '4', '7', '9'].map(guess));
    for (const { error } of answers) expect(error?.code).toBe('withdrawal-code-invalid');
    expect((await shop.check({ orderNumber, email, code })).error?.code).toBe('withdrawal-code-invalid');
    expect((await shop.check({ key })).status).toBe(200);
    await shop.declare({ orderNumber, email });
    const second = (await shop.codesOf(orderId)).at(-1);
    expect(second).not.toBe(code);
    expect((await shop.check({ orderNumber, email, code: second })).status).toBe(200);
  });

  test('counts for a day, and not before anything was declared', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    expect((await shop.check({ orderNumber, email, code: '22222222' })).status).toBe(422);
    await shop.declare({ orderNumber, email });
    const [code] = await shop.codesOf(orderId);
    shop.later(24 * hourMs);
    expect((await shop.check({ orderNumber, email, code })).error?.code).toBe('withdrawal-code-invalid');
  });
});
