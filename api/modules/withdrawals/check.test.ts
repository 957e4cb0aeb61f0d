import { and, eq } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { orderItems } from '../../db/schema/sales.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { chair, email, sofa, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

describe('the first step of withdrawing from a contract', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
  }, 120_000);
  beforeEach(() => shop.fillStock());
  afterAll(() => shop.api.close());

  test('tells whoever has a mail of the order what can be withdrawn, and changes nothing', async () => {
    const { orderNumber, orderId, key } = await shop.delivered();
    const answer = only(await shop.check({ key }));
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

  test('a foreign order, an invented key and the key of another shop look alike', async () => {
    const { orderId, key } = await shop.ordered();
    const other = await shop.ordered();
    const stranger = await shop.api.guestToken();
    const [, signature] = key.split('.');
    const answers = await Promise.all([
      shop.check({ orderId }, stranger),
      shop.check({ orderId: '00000000-0000-4000-8000-000000000000' }, stranger),
      shop.check({ key: `${other.orderId}.${signature}` }),
      shop.check({ key: `${orderId}.` }),
      shop.check({ key: `${key}x` }),
      shop.check({ key: 'x' }),
      shop.api.post('/api/be/withdrawals/check', [{ key }]),
    ]);
    for (const { status, error } of answers) expect([status, error?.code]).toEqual([404, 'order-not-found']);
  });

  test.each([
    [{}],
    [{ orderNumber: 'LW-260000001' }],
    [{ email }],
    [{ orderNumber: 'LW-260000001', email }],
    [{ orderNumber: 'LW-1', email, code: '7K4M9XRT' }],
    [{ orderNumber: 'LW-260000001', email: 'geen adres', code: '7K4M9XRT' }],
    [{ key: 'abc', orderId: '00000000-0000-4000-8000-000000000000' }],
    [{ key: 'abc', code: '7K4M9XRT' }],
    [{ orderId: 'LW-260000001' }],
    [{ orderId: '00000000-0000-4000-8000-000000000000', email }],
  ])('%j proves no order', async (input) => {
    expect((await shop.check(input)).error?.code).toBe('invalid-input');
  });

  test('by id the token decides', async () => {
    const { orderId, token, orderNumber } = await shop.ordered();
    expect(only(await shop.check({ orderId }, token))).toMatchObject({ orderNumber, withdrawUntil: null });
    expect((await shop.check({ orderId })).error?.code).toBe('token-missing');
    expect((await shop.check({ orderId }, 'a.b.c')).error?.code).toBe('token-invalid');
  });

  test('goods made to measure are left out, with the reason', async () => {
    const { orderId, key } = await shop.delivered();
    const ofLine = and(eq(orderItems.orderId, orderId), eq(orderItems.position, 0));
    await shop.api.db.update(orderItems).set({ isMadeToMeasure: true }).where(ofLine);
    const { lines } = only(await shop.check({ key }));
    expect(lines).toMatchObject([
      { withdrawable: 0, reason: 'made-to-measure' },
      { withdrawable: 3, reason: null },
    ]);
    const refused = await shop.withdraw({ key, lines: [{ line: 0, quantity: 1 }] });
    expect([refused.status, refused.error?.code]).toEqual([409, 'not-withdrawable']);
    expect(only(await shop.withdraw({ key })).lines).toMatchObject([{ line: 1, quantity: 3 }]);
  });

  test('the last day counts to its end in Amsterdam, the next one not at all', async () => {
    const { now } = shop.api.clock;
    const { key } = await shop.delivered();
    shop.api.clock.now = new Date('2026-11-30T22:59:00Z');
    expect(only(await shop.check({ key })).lines[0]).toMatchObject({ withdrawable: 2 });
    shop.api.clock.now = new Date('2026-11-30T23:01:00Z');
    expect(only(await shop.check({ key })).lines[0]).toMatchObject({ reason: 'too-late' });
    expect((await shop.withdraw({ key })).error?.code).toBe('not-withdrawable');
    shop.api.clock.now = now;
  });

  test('before delivery there is no last day', async () => {
    const { now } = shop.api.clock;
    const { key } = await shop.ordered('prepare', 'ship');
    shop.api.clock.now = new Date(now.getTime() + 300 * dayMs);
    expect(only(await shop.check({ key })).lines[0]).toMatchObject({ withdrawable: 2 });
    shop.api.clock.now = now;
  });
});

test('who tries addresses for an order number is stopped', async () => {
  const api = await startTestApi({ limits: createRateLimits() });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const input = { orderNumber: 'LW-260000001', email: `a${attempt}@example.nl`, code: '7K4M9XRT' };
    statuses.push((await api.post('withdrawals/check', [input])).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
  expect(statuses[20]).toBe(429);
  await api.close();
});
