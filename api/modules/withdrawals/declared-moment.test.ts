import { eq } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Declaration } from '../../contract/withdrawal-declarations.ts';
import type { WithdrawalCheck } from '../../contract/withdrawals.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { only } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { email, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

let shop: WithdrawalShop;
beforeAll(async () => {
  shop = await startWithdrawalShop();
}, 120_000);
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

// Tokens of staff end before the period of withdrawal does.
const decide = async (id: string, decision: string, token?: string) =>
  shop.api.post<Declaration>(
    `withdrawal-declarations/${id}/decision`,
    [{ decision }],
    token ?? (await staffToken(shop.api)),
  );

describe('the moment of the declaration', () => {
  test('counts when it is proven after the last day, whichever way', async () => {
    for (const by of ['code', 'key', 'token'] as const) {
      await shop.reset();
      const { orderNumber, orderId, key, token } = await shop.delivered();
      shop.api.clock.now = new Date('2026-11-30T22:50:00Z');
      await shop.declare({ orderNumber, email });
      shop.api.clock.now = new Date('2026-12-01T09:00:00Z');
      const [code] = await shop.codesOf(orderId);
      const proof = { code: { orderNumber, email, code }, key: { key }, token: { orderId } }[by];
      const check = only(await shop.check(proof, by === 'token' ? token : undefined));
      expect(check).toMatchObject({
        declaredAt: '2026-11-30T22:50:00.000Z',
        lines: [{ withdrawable: 2 }, {}],
      });
      const lines = [{ line: 0, quantity: 1 }];
      const receipt = only(await shop.withdraw({ ...proof, lines }, by === 'token' ? token : undefined));
      expect(receipt.receivedAt).toBe('2026-11-30T22:50:00.000Z');
      // What was declared has been settled; of the rest nothing was declared in time.
      const rest = only<WithdrawalCheck>(await shop.check({ key }));
      expect(rest).toMatchObject({
        declaredAt: null,
        lines: [{ reason: 'too-late' }, { reason: 'too-late' }],
      });
    }
  });

  test('counts for 30 days, and then only if staff let it; nothing is lost', async () => {
    const { orderNumber, orderId, key } = await shop.delivered();
    const declaredAt = shop.api.clock.now.toISOString();
    await shop.declare({ orderNumber, email });
    shop.later(30 * dayMs);
    expect(only(await shop.check({ key }))).toMatchObject({ declaredAt, undecidedAt: null });
    shop.later(1);
    // Another declaration does not make the first one younger.
    await shop.declare({ orderNumber, email });
    expect(only(await shop.check({ key }))).toMatchObject({
      undecidedAt: declaredAt,
      lines: [{ reason: 'too-late' }, { reason: 'too-late' }],
    });
    shop.later(670 * dayMs);
    expect((await shop.withdraw({ key })).error?.code).toBe('not-withdrawable');
    const [first] = await shop.declarationsOf(orderId);
    expect(first?.status).toBe('declared');
    expect(only(await decide(first?.id ?? '', 'confirm'))).toMatchObject({ status: 'confirmed' });
    const [withdrawal] = await shop.api.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
    expect(withdrawal?.receivedAt.toISOString()).toBe(declaredAt);
  });

  test('before delivery gives way to the day of its proof after 30 days', async () => {
    const { orderNumber, key } = await shop.ordered();
    await shop.declare({ orderNumber, email });
    shop.later(31 * dayMs);
    expect(only(await shop.check({ key }))).toMatchObject({
      ...{ declaredAt: null, undecidedAt: null },
      lines: [{ withdrawable: 2 }, {}],
    });
    expect(only(await shop.withdraw({ key })).receivedAt).toBe(shop.api.clock.now.toISOString());
  });

  test('after the last day is too late', async () => {
    const { orderNumber, key } = await shop.delivered();
    shop.api.clock.now = new Date('2026-11-30T23:01:00Z');
    await shop.declare({ orderNumber, email });
    expect((await shop.withdraw({ key })).error?.code).toBe('not-withdrawable');
  });
});

describe('staff', () => {
  const list = async (status: string) =>
    shop.api.get<Declaration>(
      `admin/withdrawal-declarations?size=100&status=${status}`,
      await staffToken(shop.api),
    );
  test('see what nobody proved, whose mail was lost, and confirm it by its moment', async () => {
    const { orderNumber, orderId } = await shop.delivered();
    shop.api.clock.now = new Date('2026-11-30T22:50:00Z');
    await shop.declare({ orderNumber, email, statement: 'Alles' });
    shop.api.clock.now = new Date('2026-12-20T09:00:00Z');
    const listed = (await list('declared')).items.find((one) => one.orderId === orderId);
    expect(listed).toMatchObject({
      ...{ orderNumber, status: 'declared', statement: 'Alles', isMailed: true, receiptNumber: null },
      declaredAt: '2026-11-30T22:50:00.000Z',
    });
    const id = listed?.id ?? '';
    expect((await decide(id, 'confirm', await shop.api.guestToken())).status).toBe(403);
    expect(only(await decide(id, 'confirm'))).toMatchObject({
      ...{ status: 'confirmed', receiptNumber: `${orderNumber}-R1` },
    });
    const [withdrawal] = await shop.api.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
    expect(withdrawal?.receivedAt.toISOString()).toBe('2026-11-30T22:50:00.000Z');
    for (const again of ['confirm', 'dismiss'])
      expect((await decide(id, again)).error?.code).toBe('state-conflict');
  });

  test('put aside what nobody meant, which then gives no moment', async () => {
    const { orderNumber, orderId, key } = await shop.ordered();
    await shop.declare({ orderNumber, email });
    const id = (await shop.declarationsOf(orderId))[0]?.id ?? '';
    expect(only(await decide(id, 'dismiss'))).toMatchObject({ status: 'dismissed', receiptNumber: null });
    expect(await shop.statusOf(orderId)).toBe('orderPlaced');
    expect(only(await shop.check({ key })).declaredAt).toBeNull();
    expect((await list('dismissed')).items.map((one) => one.id)).toContain(id);
    expect((await decide('00000000-0000-4000-8000-000000000000', 'dismiss')).status).toBe(404);
  });
});
