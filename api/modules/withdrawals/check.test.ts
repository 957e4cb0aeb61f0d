import { and, eq } from 'drizzle-orm';
import { orderItems } from '../../db/schema/sales.ts';
import { createRateLimits } from '../../rate-limits.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { chair, email, sofa, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

const dayMs = 86_400_000;

describe('the first step of withdrawing from a contract', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
  }, 120_000);
  beforeEach(() => shop.fillStock());
  afterAll(() => shop.api.close());

  test('tells a guest by number and address what can be withdrawn, and changes nothing', async () => {
    const { orderNumber, orderId } = await shop.delivered();
    const answer = only(
      await shop.check({ orderNumber: orderNumber.toLowerCase(), email: ' Sanne@Example.NL ' }),
    );
    expect(answer).toMatchObject({
      orderNumber,
      email,
      name: 'Sanne de Wit',
      withdrawUntil: '2026-11-30',
      lines: [
        { line: 0, vsin: sofa, ordered: 2, withdrawable: 2, reason: null, refund: { amount: 200_002 } },
        { line: 1, vsin: chair, ordered: 3, withdrawable: 3, reason: null, refund: { amount: 30_000 } },
      ],
    });
    expect(await shop.statusOf(orderId)).toBe('delivered');
  });

  test('an unknown number, a wrong address, another site and a foreign order look alike', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    const stranger = await shop.api.guestToken();
    const answers = await Promise.all([
      shop.check({ orderNumber: 'LW-269999999', email }),
      shop.check({ orderNumber, email: 'iemand@example.nl' }),
      shop.check({ orderId }, stranger),
      shop.check({ orderId: '00000000-0000-4000-8000-000000000000' }, stranger),
      shop.api.post('/api/be/withdrawals/check', [{ orderNumber, email }]),
    ]);
    for (const { status, error } of answers) expect([status, error?.code]).toEqual([404, 'order-not-found']);
  });

  test.each([
    [{}],
    [{ orderNumber: 'LW-260000001' }],
    [{ email }],
    [{ orderNumber: 'LW-260000001', email: 'geen adres' }],
    [{ orderId: 'LW-260000001' }],
    [{ orderId: '00000000-0000-4000-8000-000000000000', email }],
  ])('%j names no order', async (input) => {
    expect((await shop.check(input)).error?.code).toBe('invalid-input');
  });

  test('by id the token decides', async () => {
    const { orderId, token, orderNumber } = await shop.ordered();
    expect(only(await shop.check({ orderId }, token))).toMatchObject({ orderNumber, withdrawUntil: null });
    expect((await shop.check({ orderId })).error?.code).toBe('token-missing');
    expect((await shop.check({ orderId }, 'a.b.c')).error?.code).toBe('token-invalid');
  });

  test('goods made to measure are left out, with the reason', async () => {
    const { orderId, orderNumber } = await shop.delivered();
    const ofLine = and(eq(orderItems.orderId, orderId), eq(orderItems.position, 0));
    await shop.api.db.update(orderItems).set({ isMadeToMeasure: true }).where(ofLine);
    const { lines } = only(await shop.check({ orderNumber, email }));
    expect(lines).toMatchObject([
      { withdrawable: 0, reason: 'made-to-measure' },
      { withdrawable: 3, reason: null },
    ]);
    const refused = await shop.withdraw({ orderNumber, email, lines: [{ line: 0, quantity: 1 }] });
    expect([refused.status, refused.error?.code]).toEqual([409, 'not-withdrawable']);
    expect(only(await shop.withdraw({ orderNumber, email })).lines).toMatchObject([{ line: 1, quantity: 3 }]);
  });

  test('the last day counts to its end in Amsterdam, the next one not at all', async () => {
    const { now } = shop.api.clock;
    const { orderNumber } = await shop.delivered();
    shop.api.clock.now = new Date('2026-11-30T22:59:00Z');
    expect(only(await shop.check({ orderNumber, email })).lines[0]).toMatchObject({ withdrawable: 2 });
    shop.api.clock.now = new Date('2026-11-30T23:01:00Z');
    expect(only(await shop.check({ orderNumber, email })).lines[0]).toMatchObject({ reason: 'too-late' });
    expect((await shop.withdraw({ orderNumber, email })).error?.code).toBe('not-withdrawable');
    shop.api.clock.now = now;
  });

  test('before delivery there is no last day', async () => {
    const { now } = shop.api.clock;
    const { orderNumber } = await shop.ordered('prepare', 'ship');
    shop.api.clock.now = new Date(now.getTime() + 300 * dayMs);
    expect(only(await shop.check({ orderNumber, email })).lines[0]).toMatchObject({ withdrawable: 2 });
    shop.api.clock.now = now;
  });
});

test('who tries addresses for an order number is stopped', async () => {
  const api = await startTestApi({ limits: createRateLimits() });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const input = { orderNumber: 'LW-260000001', email: `a${attempt}@example.nl` };
    statuses.push((await api.post('withdrawals/check', [input])).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(statuses[20]).toBe(429);
  await api.close();
});
