import { and, eq, inArray } from 'drizzle-orm';
import type { Declaration, WithdrawalCheck } from '../../contract/withdrawals.ts';
import { mails } from '../../db/schema/mail.ts';
import { orders } from '../../db/schema/sales.ts';
import { withdrawalDeclarations, withdrawals } from '../../db/schema/withdrawals.ts';
import { createRateLimits } from '../../rate-limits.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { declarationCode } from './order-secrets.ts';
import { chair, email, sofa, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

const hourMs = 3_600_000;

let shop: WithdrawalShop;
let start: Date;
beforeAll(async () => {
  shop = await startWithdrawalShop();
  start = shop.api.clock.now;
}, 120_000);
beforeEach(async () => {
  shop.api.clock.now = start;
  await shop.fillStock();
});
afterAll(() => shop.api.close());

const later = (ms: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
};
const keptOf = (orderId: string) =>
  shop.api.db
    .select()
    .from(withdrawalDeclarations)
    .where(eq(withdrawalDeclarations.orderId, orderId))
    .orderBy(withdrawalDeclarations.declaredAt);
async function mailsOf(orderId: string) {
  const ids = (await keptOf(orderId)).map(({ id }) => `withdrawal-declared:${id}`);
  return shop.api.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'withdrawal-declared'), inArray(mails.causeKey, ids)));
}
/** The codes that were mailed for an order, oldest first. */
async function codesOf(orderId: string): Promise<string[]> {
  const mailed = (await keptOf(orderId)).filter(({ mailedAt }) => mailedAt !== null);
  return Promise.all(mailed.map(({ id }) => declarationCode(shop.api.db, id)));
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
    const [kept, ...more] = await keptOf(orderId);
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
    expect([await keptOf(orderId), await shop.api.db.$count(mails)]).toEqual([[], before]);
  });

  test('mails an order three times a day at most, and the codes of these count for all', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    for (let times = 0; times < 8; times += 1) {
      await shop.declare({ orderNumber, email, statement: `Verklaring ${times}` });
      later(1000);
    }
    expect(await keptOf(orderId)).toHaveLength(8);
    expect(await mailsOf(orderId)).toHaveLength(3);
    for (const code of await codesOf(orderId))
      expect((await shop.check({ orderNumber, email, code })).status).toBe(200);
    later(25 * hourMs);
    await shop.declare({ orderNumber, email });
    expect(await mailsOf(orderId)).toHaveLength(4);
  });

  test('takes a repetition within minutes, also at once, for one', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    await Promise.all([1, 2, 3].map(() => shop.declare({ orderNumber, email })));
    await shop.declare({ orderNumber, email });
    expect(await mailsOf(orderId)).toHaveLength(1);
    expect(await keptOf(orderId)).toHaveLength(1);
  });

  test('keeps a bounded number of open ones, the first of which gives the moment', async () => {
    const { orderNumber, orderId, key } = await shop.ordered();
    const first = shop.api.clock.now;
    for (let times = 0; times < 25; times += 1) {
      await shop.declare({ orderNumber, email, statement: String(times) });
      later(1000);
    }
    expect(await keptOf(orderId)).toHaveLength(20);
    expect(only(await shop.withdraw({ key })).receivedAt).toBe(first.toISOString());
  }, 30_000);
});

describe('the code of the mail', () => {
  test('shows what can be withdrawn and withdraws it, typed as people type', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    await shop.declare({ orderNumber, email });
    const [code = ''] = await codesOf(orderId);
    const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
    expect(only(await shop.check({ orderNumber, email, code: typed }))).toMatchObject({
      name: 'Sanne de Wit',
      declaredAt: shop.api.clock.now.toISOString(),
    });
    const receipt = only(await shop.withdraw({ orderNumber, email, code }));
    expect(receipt).toMatchObject({ isOrderCancelled: true, status: 'completed' });
    // The answer was lost.
    expect(only(await shop.withdraw({ orderNumber, email, code }))).toEqual(receipt);
    const [kept] = await keptOf(orderId);
    expect(kept).toMatchObject({ status: 'confirmed', withdrawalId: receipt.id });
  });

  test('does not open the order of another, nor another order of the same shopper', async () => {
    const [victim, attacker] = [await shop.ordered(), await shop.ordered()];
    await shop.api.db.update(orders).set({ email: 'eva@example.nl' }).where(eq(orders.id, attacker.orderId));
    await shop.declare({ orderNumber: attacker.orderNumber, email: 'eva@example.nl' });
    const [code] = await codesOf(attacker.orderId);
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
    const [code] = await codesOf(orderId);
    const guess = (sign: string) => shop.check({ orderNumber, email, code: sign.repeat(8) });
    const answers = await Promise.all(['2', '3', '4', '7', '9'].map(guess));
    for (const { error } of answers) expect(error?.code).toBe('withdrawal-code-invalid');
    expect((await shop.check({ orderNumber, email, code })).error?.code).toBe('withdrawal-code-invalid');
    expect((await shop.check({ key })).status).toBe(200);
    await shop.declare({ orderNumber, email });
    const second = (await codesOf(orderId)).at(-1);
    expect(second).not.toBe(code);
    expect((await shop.check({ orderNumber, email, code: second })).status).toBe(200);
  });

  test('counts for a day, and not before anything was declared', async () => {
    const { orderNumber, orderId } = await shop.ordered();
    expect((await shop.check({ orderNumber, email, code: '22222222' })).status).toBe(422);
    await shop.declare({ orderNumber, email });
    const [code] = await codesOf(orderId);
    later(24 * hourMs);
    expect((await shop.check({ orderNumber, email, code })).error?.code).toBe('withdrawal-code-invalid');
  });
});

describe('the moment of the declaration', () => {
  test('counts when it is proven after the last day, whichever way', async () => {
    for (const by of ['code', 'key', 'token'] as const) {
      shop.api.clock.now = start;
      const { orderNumber, orderId, key, token } = await shop.delivered();
      shop.api.clock.now = new Date('2026-11-30T22:50:00Z');
      await shop.declare({ orderNumber, email });
      shop.api.clock.now = new Date('2026-12-01T09:00:00Z');
      const [code] = await codesOf(orderId);
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

  test('after the last day is too late', async () => {
    const { orderNumber, key } = await shop.delivered();
    shop.api.clock.now = new Date('2026-11-30T23:01:00Z');
    await shop.declare({ orderNumber, email });
    expect((await shop.withdraw({ key })).error?.code).toBe('not-withdrawable');
  });
});

describe('staff', () => {
  // Their tokens end before the period of withdrawal does.
  const list = async (status: string) =>
    shop.api.get<Declaration>(
      `admin/withdrawal-declarations?size=100&status=${status}`,
      await staffToken(shop.api),
    );
  const decide = async (id: string, decision: string, token?: string) =>
    shop.api.post<Declaration>(
      `withdrawal-declarations/${id}/decision`,
      [{ decision }],
      token ?? (await staffToken(shop.api)),
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
    const id = (await keptOf(orderId))[0]?.id ?? '';
    expect(only(await decide(id, 'dismiss'))).toMatchObject({ status: 'dismissed', receiptNumber: null });
    expect(await shop.statusOf(orderId)).toBe('orderPlaced');
    expect(only(await shop.check({ key })).declaredAt).toBeNull();
    expect((await list('dismissed')).items.map((one) => one.id)).toContain(id);
    expect((await decide('00000000-0000-4000-8000-000000000000', 'dismiss')).status).toBe(404);
  });
});

test('one address gets ten mails a day over all its orders, and who asks on and on is stopped', async () => {
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
