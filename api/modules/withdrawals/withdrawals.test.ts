import { and, eq } from 'drizzle-orm';
import type { WithdrawalCheck, WithdrawalReceipt } from '../../contract/withdrawals.ts';
import { mails } from '../../db/schema/mail.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orderItems, orders } from '../../db/schema/sales.ts';
import { createRateLimits } from '../../rate-limits.ts';
import { newShopper, only, setPrice, setStock, stockOf } from '../../testing/shopper.ts';
import { postKeyed, staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';
const chair = 'V101001';
const dayMs = 86_400_000;
const email = 'sanne@example.nl';

describe('withdrawing from a contract', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi({ config: { freeReturnDays: 14 } });
    staff = await staffToken(api);
    await setPrice(api, sofa, 100_001);
    await setPrice(api, chair, 10_000);
  });
  beforeEach(async () => {
    await setStock(api, sofa, 10);
    await setStock(api, chair, 10);
  });
  afterAll(() => api.close());

  /** Two sofas and three chairs, paid, and what staff told of them. */
  async function ordered(...events: string[]) {
    const shopper = await newShopper(api);
    await shopper.add(sofa, 2);
    await shopper.add(chair, 3);
    await shopper.chooseAddress();
    const { orderId, sessionId } = only(await shopper.checkout());
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const items = events.map((event) => ({ event }));
    if (events.length > 0) await api.post(`orders/${orderId}/events`, items, staff);
    const order = only(await shopper.order(orderId));
    return { ...shopper, orderId, orderNumber: order.orderNumber, total: order.orderSummary.total.amount };
  }
  const delivered = () => ordered('prepare', 'ship', 'deliver');
  const check = (input: object, token?: string) =>
    api.post<WithdrawalCheck>('withdrawals/check', [input], token);
  const withdraw = (input: object, token?: string) =>
    api.post<WithdrawalReceipt>('withdrawals', [input], token);
  const takeBack = (id: string, input: object = {}) =>
    api.post<WithdrawalReceipt>(`withdrawals/${id}/takeback`, [input], staff);
  const refundsOf = async (orderId: string) =>
    (await api.db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(({ amount }) => amount);
  const statusOf = async (orderId: string) => {
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    return order?.status;
  };
  const stocks = async () => [await stockOf(api, sofa), await stockOf(api, chair)];

  describe('the first step', () => {
    test('tells a guest by number and address what can be withdrawn, and changes nothing', async () => {
      const { orderNumber, orderId } = await delivered();
      const answer = only(
        await check({ orderNumber: orderNumber.toLowerCase(), email: ' Sanne@Example.NL ' }),
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
      expect(await statusOf(orderId)).toBe('delivered');
    });

    test('an unknown number, a wrong address, another site and a foreign order look alike', async () => {
      const { orderNumber, orderId } = await ordered();
      const stranger = await api.guestToken();
      const answers = await Promise.all([
        check({ orderNumber: 'LW-269999999', email }),
        check({ orderNumber, email: 'iemand@example.nl' }),
        check({ orderId }, stranger),
        check({ orderId: '00000000-0000-4000-8000-000000000000' }, stranger),
        api.post('/api/be/withdrawals/check', [{ orderNumber, email }]),
      ]);
      for (const { status, error } of answers)
        expect([status, error?.code]).toEqual([404, 'order-not-found']);
    });

    test.each([
      [{}],
      [{ orderNumber: 'LW-260000001' }],
      [{ email }],
      [{ orderNumber: 'LW-260000001', email: 'geen adres' }],
      [{ orderId: 'LW-260000001' }],
      [{ orderId: '00000000-0000-4000-8000-000000000000', email }],
    ])('%j names no order', async (input) => {
      expect((await check(input)).error?.code).toBe('invalid-input');
    });

    test('by id the token decides', async () => {
      const { orderId, token, orderNumber } = await ordered();
      expect(only(await check({ orderId }, token))).toMatchObject({ orderNumber, withdrawUntil: null });
      expect((await check({ orderId })).error?.code).toBe('token-missing');
      expect((await check({ orderId }, 'a.b.c')).error?.code).toBe('token-invalid');
    });

    test('goods made to measure are left out, with the reason', async () => {
      const { orderId, orderNumber } = await delivered();
      const ofLine = and(eq(orderItems.orderId, orderId), eq(orderItems.position, 0));
      await api.db.update(orderItems).set({ isMadeToMeasure: true }).where(ofLine);
      const { lines } = only(await check({ orderNumber, email }));
      expect(lines).toMatchObject([
        { withdrawable: 0, reason: 'made-to-measure' },
        { withdrawable: 3, reason: null },
      ]);
      const refused = await withdraw({ orderNumber, email, lines: [{ line: 0, quantity: 1 }] });
      expect([refused.status, refused.error?.code]).toEqual([409, 'not-withdrawable']);
      expect(only(await withdraw({ orderNumber, email })).lines).toMatchObject([{ line: 1, quantity: 3 }]);
    });

    test('the last day counts to its end in Amsterdam, the next one not at all', async () => {
      const { now } = api.clock;
      const { orderNumber } = await delivered();
      api.clock.now = new Date('2026-11-30T22:59:00Z');
      expect(only(await check({ orderNumber, email })).lines[0]).toMatchObject({ withdrawable: 2 });
      api.clock.now = new Date('2026-11-30T23:01:00Z');
      expect(only(await check({ orderNumber, email })).lines[0]).toMatchObject({ reason: 'too-late' });
      expect((await withdraw({ orderNumber, email })).error?.code).toBe('not-withdrawable');
      api.clock.now = now;
    });

    test('before delivery there is no last day', async () => {
      const { now } = api.clock;
      const { orderNumber } = await ordered('prepare', 'ship');
      api.clock.now = new Date(now.getTime() + 300 * dayMs);
      expect(only(await check({ orderNumber, email })).lines[0]).toMatchObject({ withdrawable: 2 });
      api.clock.now = now;
    });
  });

  describe('the second step', () => {
    test('gives a receipt with date and time and mails the same', async () => {
      const { orderNumber, orderId } = await delivered();
      const input = {
        orderNumber,
        email,
        lines: [{ line: 1, quantity: 2 }],
        reason: 'Te hoog',
        name: 'S. de Wit',
      };
      const receipt = only(await withdraw(input));
      expect(receipt).toMatchObject({
        receiptNumber: `${orderNumber}-R1`,
        orderNumber,
        receivedAt: api.clock.now.toISOString(),
        status: 'received',
        isOrderCancelled: false,
        reason: 'Te hoog',
        name: 'S. de Wit',
        lines: [{ line: 1, vsin: chair, quantity: 2, takenBack: 0 }],
      });
      const [mail] = await api.db
        .select()
        .from(mails)
        .where(eq(mails.causeKey, `withdrawal-received:${receipt.id}`));
      expect(mail).toMatchObject({ recipient: email, language: 'nl', data: { withdrawalId: receipt.id } });
      expect(await statusOf(orderId)).toBe('delivered');
      expect(await refundsOf(orderId)).toEqual([]);
    });

    test('the same lines again, also at once, give the same receipt and one mail', async () => {
      const { orderNumber } = await delivered();
      const input = { orderNumber, email, lines: [{ line: 0, quantity: 1 }] };
      const receipts = (await Promise.all([1, 2, 3].map(() => withdraw(input)))).map(only);
      expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
      expect(only(await withdraw(input))).toEqual(receipts[0]);
    });

    test('a key of its own withdraws a further piece, and when none is left it is a repetition', async () => {
      const { orderNumber } = await delivered();
      const send = async (key: string, quantity = 1) => {
        const input = { orderNumber, email, lines: [{ line: 0, quantity }] };
        const answer = await postKeyed(api, 'withdrawals', key, [input]);
        return { status: answer.status, body: await answer.json() };
      };
      const first = await send('key-1');
      expect((await send('key-1')).body).toEqual(first.body);
      const second = await send('key-2');
      expect(second.body.items[0].receiptNumber).toBe(`${orderNumber}-R2`);
      expect((await send('key-3')).body).toEqual(second.body);
      expect((await send('key-1', 2)).status).toBe(409);
    });

    test.each([
      [[{ line: 0, quantity: 3 }]],
      [[{ line: 7, quantity: 1 }]],
      [
        [
          { line: 0, quantity: 1 },
          { line: 0, quantity: 1 },
        ],
      ],
    ])('more than there is, or a line twice, is refused: %j', async (lines) => {
      const { orderNumber } = await delivered();
      expect((await withdraw({ orderNumber, email, lines })).error?.code).toBe('not-withdrawable');
    });

    test('all of an order that has not left is cancelled and refunded at once', async () => {
      const { orderNumber, orderId, total } = await ordered('prepare');
      const receipt = only(await withdraw({ orderNumber, email }));
      expect(receipt).toMatchObject({ isOrderCancelled: true, status: 'completed' });
      expect(await statusOf(orderId)).toBe('cancelled');
      expect(await stocks()).toEqual([10, 10]);
      expect(await refundsOf(orderId)).toEqual([total]);
      expect(only(await withdraw({ orderNumber, email }))).toEqual(receipt);
      expect((await check({ orderNumber, email })).error?.code).toBe('not-withdrawable');
    });
  });

  describe('goods that come back', () => {
    test('are refunded to the cent by their shares, and the rest with the last piece', async () => {
      const { orderNumber, orderId, total } = await delivered();
      const sofas = only(await withdraw({ orderNumber, email, lines: [{ line: 0, quantity: 2 }] }));
      const one = { lines: [{ line: 0, quantity: 1 }] };
      expect(only(await takeBack(sofas.id, one))).toMatchObject({
        status: 'received',
        lines: [{ takenBack: 1 }],
      });
      expect(only(await takeBack(sofas.id, one))).toMatchObject({ status: 'completed' });
      expect(await refundsOf(orderId)).toEqual([100_001, 100_001]);
      expect(await statusOf(orderId)).toBe('delivered');
      const chairs = only(await withdraw({ orderNumber, email }));
      await takeBack(chairs.id);
      const given = await refundsOf(orderId);
      expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      expect(await statusOf(orderId)).toBe('returned');
      expect(await stocks()).toEqual([10, 10]);
    });

    test('go back on sale only when they can be sold', async () => {
      const { orderNumber } = await delivered();
      const { id } = only(await withdraw({ orderNumber, email }));
      await takeBack(id, {
        lines: [
          { line: 0, quantity: 2, isSellable: false },
          { line: 1, quantity: 1 },
        ],
      });
      expect(await stocks()).toEqual([8, 8]);
      await takeBack(id);
      expect(await stocks()).toEqual([8, 10]);
    });

    test('come back once: more, again, or by somebody else is refused', async () => {
      const { orderNumber, token } = await delivered();
      const { id } = only(await withdraw({ orderNumber, email, lines: [{ line: 1, quantity: 2 }] }));
      expect((await takeBack(id, { lines: [{ line: 1, quantity: 3 }] })).error?.code).toBe('state-conflict');
      expect((await takeBack(id, { lines: [{ line: 0, quantity: 1 }] })).error?.code).toBe('state-conflict');
      expect((await api.post(`withdrawals/${id}/takeback`, [{}], token)).status).toBe(403);
      const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(await stocks()).toEqual([8, 9]);
      expect((await takeBack('00000000-0000-4000-8000-000000000000')).error?.code).toBe('resource-not-found');
    });

    test('an order that staff take back as a whole puts back what is still out, no more', async () => {
      const { orderNumber, orderId, total } = await delivered();
      const { id } = only(await withdraw({ orderNumber, email, lines: [{ line: 1, quantity: 1 }] }));
      await takeBack(id);
      await withdraw({ orderNumber, email, lines: [{ line: 0, quantity: 2 }] });
      await api.post(`orders/${orderId}/events`, [{ event: 'takeBack' }], staff);
      expect(await stocks()).toEqual([10, 10]);
      const given = await refundsOf(orderId);
      expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    });
  });

  test('staff see what is to be worked off', async () => {
    const { orderNumber } = await delivered();
    const { id } = only(await withdraw({ orderNumber, email }));
    const list = (status: string) =>
      api.get<WithdrawalReceipt>(`admin/withdrawals?size=100&status=${status}`, staff);
    expect((await list('received')).items.map((one) => one.id)).toContain(id);
    await takeBack(id);
    expect((await list('received')).items.map((one) => one.id)).not.toContain(id);
    expect((await list('completed')).items.map((one) => one.id)).toContain(id);
    expect((await api.get('admin/withdrawals', await api.guestToken())).status).toBe(403);
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
