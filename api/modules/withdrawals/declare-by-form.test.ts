import { and, eq, inArray } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { orders } from '../../db/schema/sales.ts';
import { withdrawalDeclarations } from '../../db/schema/withdrawals.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { chair, email, sofa, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let shop: WithdrawalShop;
beforeAll(async () => {
  shop = await startWithdrawalShop();
}, 120_000);
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

async function mailsOf(orderId: string) {
  const ids = (await shop.declarationsOf(orderId)).map(({ id }) => `withdrawal-declared:${id}`);
  return shop.api.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'withdrawal-declared'), inArray(mails.causeKey, ids)));
}
const raw = async (input: object) => {
  const response = await shop.api.request('withdrawals/declarations', {
    method: 'POST',
    body: JSON.stringify({ items: [input] }),
  });
  return { status: response.status, headers: [...response.headers], body: await response.text() };
};

describe('declaring a withdrawal by number and e-mail address', () => {
  test('answers alike to the byte, and as late, whether there is such an order or not', async () => {
    const { orderNumber } = await shop.delivered();
    const other = await shop.ordered();
    await shop.api.db.update(orders).set({ email: 'eva@example.nl' }).where(eq(orders.id, other.orderId));
    const startedAt = performance.now();
    const right = await raw({ orderNumber, email });
    expect(performance.now() - startedAt).toBeGreaterThan(145);
    expect(right.status).toBe(200);
    for (const wrong of [
      { orderNumber: 'LW-269999999', email },
      { orderNumber, email: 'iemand@example.nl' },
    ]) {
      const wrongAt = performance.now();
      const { headers, ...rest } = await raw(wrong);
      expect(performance.now() - wrongAt).toBeGreaterThan(145);
      expect(rest).toEqual({ status: right.status, body: right.body });
      expect(headers.map(([name]) => name)).toEqual(right.headers.map(([name]) => name));
    }
    expect(right.body).not.toMatch(/Sanne|bank|stoel|2026/i);
  });

  test('and the first step without proof is refused alike, with nothing of the order', async () => {
    const { orderNumber } = await shop.delivered();
    const answers = await Promise.all(
      [orderNumber, 'LW-269999999'].map(async (number) => {
        const items = [{ orderNumber: number, email }];
        const request = { method: 'POST', body: JSON.stringify({ items }) };
        const [check, withdraw] = await Promise.all([
          shop.api.request('withdrawals/check', request),
          shop.api.request('withdrawals', request),
        ]);
        const { requestId: _one, ...first } = await check.json();
        const { requestId: _two, ...second } = await withdraw.json();
        return [check.status, first, withdraw.status, second];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(400);
  });

  test('keeps it with its moment, mails it to the address of the order, and changes nothing', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    const typed = orderNumber.toLowerCase().replaceAll('-', ' ');
    await shop.declare({ orderNumber: typed, email: ' Sanne@Example.NL ', statement: 'Alleen de bank' });
    const [kept, ...more] = await shop.declarationsOf(orderId);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      ...{ status: 'declared', name: 'Sanne de Wit', statement: 'Alleen de bank' },
      declaredAt: shop.api.clock.now,
    });
    expect(await mailsOf(orderId)).toMatchObject([{ recipient: email, data: { declarationId: kept?.id } }]);
    expect(await shop.statusOf(orderId)).toBe('orderPlaced');
    expect(await shop.refundsOf(orderId)).toEqual([]);
    expect(only(await shop.api.get(`admin/orders?orderNumber=${typed}`, shop.staff)).id).toBe(orderId);
  });

  test('mails nobody about an order whose address is another', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    const before = await shop.api.db.$count(mails);
    await shop.declare({ orderNumber, email: 'iemand@example.nl' });
    expect([await shop.declarationsOf(orderId), await shop.api.db.$count(mails)]).toEqual([[], before]);
  });

  test('mails an order three times a day at most, and the codes of these count for all', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    for (let times = 0; times < 8; times += 1) {
      await shop.declare({ orderNumber, email, statement: `Verklaring ${times}` });
      shop.later(1000);
    }
    expect(await shop.declarationsOf(orderId)).toHaveLength(8);
    expect(await mailsOf(orderId)).toHaveLength(3);
    for (const code of await shop.codesOf(orderId))
      expect((await shop.check({ orderNumber, email, code })).status).toBe(200);
    shop.later(25 * hourMs);
    await shop.declare({ orderNumber, email });
    expect(await mailsOf(orderId)).toHaveLength(4);
  });

  test('takes a second press, also at once, for one', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    await Promise.all([1, 2, 3].map(() => shop.declare({ orderNumber, email })));
    await shop.declare({ orderNumber, email });
    expect(await mailsOf(orderId)).toHaveLength(1);
    expect(await shop.declarationsOf(orderId)).toHaveLength(1);
  });

  test('mails again what is asked for again a minute later, and the first moment still counts', async () => {
    const { orderNumber, orderId, key } = await shop.ordered();
    const first = shop.api.clock.now;
    await shop.declare({ orderNumber, email });
    shop.later(minuteMs);
    await shop.declare({ orderNumber, email });
    expect(await mailsOf(orderId)).toHaveLength(2);
    expect(only(await shop.check({ key })).declaredAt).toBe(first.toISOString());
  });

  test('keeps a bounded number of open ones, the first of which gives the moment', async () => {
    const { orderNumber, orderId, key } = await shop.ordered();
    const first = shop.api.clock.now;
    for (let times = 0; times < 25; times += 1) {
      await shop.declare({ orderNumber, email, statement: String(times) });
      shop.later(1000);
    }
    expect(await shop.declarationsOf(orderId)).toHaveLength(20);
    expect(only(await shop.withdraw({ key })).receivedAt).toBe(first.toISOString());
  }, 30_000);
});

test('one address gets ten mails a day over all its orders, and whoever asks on and on is stopped', async () => {
  const limited = await startWithdrawalShop();
  for (const vsin of [sofa, chair]) await setStock(limited.api, vsin, null, 'continue');
  const placed = await Promise.all([1, 2, 3, 4].map(() => limited.ordered()));
  limited.api.services.limits = createRateLimits();
  const statuses: number[] = [];
  for (let times = 0; times < 21; times += 1) {
    const { orderNumber } = placed[times % placed.length] ?? {};
    statuses.push((await limited.declare({ orderNumber, email, statement: String(times) })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses[20]).toBe(429);
  expect(await limited.api.db.$count(withdrawalDeclarations)).toBe(20);
  expect(await limited.api.db.$count(mails, eq(mails.kind, 'withdrawal-declared'))).toBe(10);
  await limited.api.close();
}, 60_000);
