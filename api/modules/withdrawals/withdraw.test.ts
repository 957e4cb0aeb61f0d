import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { only } from '../../testing/shopper.ts';
import { postKeyed } from '../../testing/staff.ts';
import { chair, email, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

describe('the second step of withdrawing from a contract', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
  }, 120_000);
  beforeEach(() => shop.fillStock());
  afterAll(() => shop.api.close());

  test('gives a receipt with date and time and mails the same', async () => {
    const { key, orderNumber, orderId } = await shop.delivered();
    const input = {
      key,
      lines: [{ line: 1, quantity: 2 }],
      reason: 'Te hoog',
      name: 'S. de Wit',
    };
    const receipt = only(await shop.withdraw(input));
    expect(receipt).toMatchObject({
      receiptNumber: `${orderNumber}-R1`,
      orderNumber,
      receivedAt: shop.api.clock.now.toISOString(),
      status: 'received',
      isOrderCancelled: false,
      reason: 'Te hoog',
      name: 'S. de Wit',
      lines: [{ line: 1, vsin: chair, quantity: 2, takenBack: 0 }],
    });
    const [mail] = await shop.api.db
      .select()
      .from(mails)
      .where(eq(mails.causeKey, `withdrawal-received:${receipt.id}`));
    expect(mail).toMatchObject({ recipient: email, language: 'nl', data: { withdrawalId: receipt.id } });
    expect(await shop.statusOf(orderId)).toBe('delivered');
    expect(await shop.refundsOf(orderId)).toEqual([]);
  });

  test('the same lines again, also at once, give the same receipt and one mail', async () => {
    const { key } = await shop.delivered();
    const input = { key, lines: [{ line: 0, quantity: 1 }] };
    const receipts = (await Promise.all([1, 2, 3].map(() => shop.withdraw(input)))).map(only);
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(only(await shop.withdraw(input))).toEqual(receipts[0]);
  });

  test('a key of its own withdraws a further piece, and when none is left it is a repetition', async () => {
    const { key: orderKey, orderNumber } = await shop.delivered();
    const send = async (key: string, quantity = 1) => {
      const input = { key: orderKey, lines: [{ line: 0, quantity }] };
      const answer = await postKeyed(shop.api, 'withdrawals', { key }, [input]);
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
    const { key } = await shop.delivered();
    expect((await shop.withdraw({ key, lines })).error?.code).toBe('not-withdrawable');
  });

  test('all of an order that has not left is cancelled and refunded at once', async () => {
    const { key, orderId, total } = await shop.ordered('prepare');
    const receipt = only(await shop.withdraw({ key }));
    expect(receipt).toMatchObject({ isOrderCancelled: true, status: 'completed' });
    expect(await shop.statusOf(orderId)).toBe('cancelled');
    expect(await shop.stocks()).toEqual([10, 10]);
    expect(await shop.refundsOf(orderId)).toEqual([total]);
    expect(only(await shop.withdraw({ key }))).toEqual(receipt);
    expect((await shop.check({ key })).error?.code).toBe('not-withdrawable');
  });
});
