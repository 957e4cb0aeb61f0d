import { eq, sql } from 'drizzle-orm';
import { rowsOf } from './db/rows.ts';
import { writtenReviews } from './db/schema/reviews.ts';
import { orders } from './db/schema/sales.ts';
import { cardShop } from './modules/gift-card-sales/testing/card-shop.ts';
import { settlePayment } from './modules/payments/settle.ts';
import { deliveredOrder } from './modules/reviews/testing/delivered-order.ts';
import { newCustomer, signIn, somePassword } from './testing/customer.ts';
import { only, readyShopper, setStock } from './testing/shopper.ts';
import { staffToken } from './testing/staff.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';

/** What is locked, in the order of docs/architecture.md, and how statements do so. */
const locks = {
  key: /insert into "idempotency_keys"/i,
  account: /from "customers".* for update/i,
  payments: /from "payments".* for update|update "payments"/i,
  orders: /from "orders".* for update|update "orders"/i,
  reviews: /(delete from|update|insert into) "written_reviews"/i,
  addresses: /pg_advisory_xact_lock\(hashtextextended\(\$1::text, 0\)\)/i,
  baskets: /from "baskets".* for update|(insert into|update|delete from) "?baskets/i,
  promotions: /from "promotions".* for update/i,
  coupons: /from "coupons".* for update/i,
  uses: /pg_advisory_xact_lock\(hashtextextended\(\$1, 0\)\)/i,
  stock: /update "?variants"?/i,
  cards: /from "gift_cards".* for update|update "gift_cards"/i,
  numbers: /insert into "invoice_counters"/i,
} as const;

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await staffToken(api);
  await setStock(api, sofa, null, 'continue');
  await setStock(api, chair, 1000);
});
afterAll(() => api.close());

/** What the work locks, each where it does so first. */
async function locksOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = api.statements.length;
  await work();
  const taken = api.statements.slice(before).flatMap((statement) => {
    const text = statement.replaceAll(/\s+/g, ' ');
    return Object.entries(locks).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  });
  return [...new Set(taken)];
}

/** Somebody who has written about what they bought, signed in. */
async function reviewer() {
  const { orderId, token } = await deliveredOrder(api, sofa, staff);
  const customer = await newCustomer(api, { guestToken: token });
  const said = {
    rating: 4,
    title: 'Zit heerlijk',
    text: 'Na een maand nog steeds blij mee, al is de stof wat licht.',
  };
  const write = (rating: number) =>
    api.put('own-reviews', [{ orderId, productId: sofa, ...said, rating }], customer.token);
  only(await write(4));
  const leave = () => api.post('customer/deletion', [{ currentPassword: somePassword }], customer.token);
  return { orderId, write, leave };
}

describe('locks are taken in the order that is written down', () => {
  const inOrder = (taken: readonly string[]) => Object.keys(locks).filter((name) => taken.includes(name));

  test('by an order with a coupon and a gift card, and by what follows when it is not paid', async () => {
    const { code } = await (await cardShop(api)).buy(5000);
    const shopper = await readyShopper(api, chair);
    await api.put('basket/coupon', [{ couponName: 'WELKOM10' }], shopper.token);
    let sessionId = '';
    const placing = await locksOf(async () => {
      const giftCard = { code, amount: 5000 };
      ({ sessionId } = only(await shopper.checkout({ giftCard })));
    });
    expect(placing).toEqual(inOrder(placing));
    expect(placing).toEqual(expect.arrayContaining(['baskets', 'uses', 'stock', 'cards']));
    const failing = await locksOf(() => settlePayment({ site: 'nl', sessionId }, 'decline', api.services));
    expect(failing).toEqual(['payments', 'orders', 'baskets', 'stock', 'cards']);
  });

  test('by the payment of a gift card, whose invoice is numbered last', async () => {
    const shop = await cardShop(api);
    const { sessionId } = await shop.order();
    expect(await locksOf(() => shop.settle(sessionId))).toEqual(['payments', 'orders', 'cards', 'numbers']);
  });

  test('by a guest who signs in', async () => {
    const { email } = await newCustomer(api);
    const guest = await readyShopper(api, chair);
    only(await guest.checkout());
    await guest.add(chair);
    const taken = await locksOf(() => signIn(api, email, somePassword, guest.token));
    expect(taken).toEqual(['account', 'orders', 'addresses', 'baskets']);
  });

  test('by a review that is changed, and by its writer who leaves', async () => {
    const { write, leave } = await reviewer();
    expect(await locksOf(() => write(5))).toEqual(['orders', 'reviews']);
    const leaving = await locksOf(leave);
    expect(leaving).toEqual(['account', 'orders', 'reviews', 'addresses', 'baskets']);
  });
});

/** The embedded database has one transaction at a time, of which none waits for another. */
const describeServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

describeServer('at the same time (on PostgreSQL: `node scripts/with-postgres.mjs`)', () => {
  test('a review is changed while its writer leaves: neither waits for the other for ever', async () => {
    const { orderId, leave } = await reviewer();
    let leaving: ReturnType<typeof leave> | undefined;
    await api.db.transaction(async (tx) => {
      // As `writeReview` begins.
      await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      leaving = leave();
      await untilWaiting();
      await tx.update(writtenReviews).set({ rating: 5 }).where(eq(writtenReviews.orderId, orderId));
    });
    expect((await leaving)?.status).toBe(200);
  });
});

/** Resolves once a transaction waits for another. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const waiting = rowsOf(await api.db.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`));
    if (waiting.length > 0) return;
  }
}
