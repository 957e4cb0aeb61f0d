import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Order } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { refunds } from '../../db/schema/payments.ts';
import { payments } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { only, readyShopper, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { lockOrderToMove } from '../orders/repo.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { carryOutRefunds } from '../payments/carry-out-refunds.ts';
import { saveChargedBack } from '../payments/repo.ts';
import { sandbox } from '../payments/sandbox.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';
const account = { accountHolder: 'S. de Wit', iban: 'NL91 ABNA 0417 1643 00' };

const minor = fc.integer({ min: 1, max: 300_000 });
type Kind =
  | 'pay'
  | 'cancel'
  | 'staff'
  | 'tellAccount'
  | 'record'
  | 'carryOut'
  | 'refuse'
  | 'giveBack'
  | 'chargeBack';
type Act = { kind: Kind; event?: string; amountMinor?: number };
const plain = fc.constantFrom<Kind>('pay', 'cancel', 'tellAccount', 'record', 'carryOut', 'refuse');
const events = fc.constantFrom('prepare', 'ship', 'deliver', 'cancel', 'takeBack');
const takenByBank = fc.constantFrom(0, 1, 50_000, 300_000);
const act: fc.Arbitrary<Act> = fc.oneof(
  plain.map((kind) => ({ kind })),
  events.map((event) => ({ kind: 'staff' as const, event })),
  // As a return of some pieces does.
  minor.map((amountMinor) => ({ kind: 'giveBack' as const, amountMinor })),
  takenByBank.map((amountMinor) => ({ kind: 'chargeBack' as const, amountMinor })),
);
const acts = fc.array(act, { minLength: 4, maxLength: 12 });
/** Mostly of what was paid to begin with. */
const history = fc.oneof(
  { arbitrary: acts, weight: 1 },
  { arbitrary: acts.map((then): Act[] => [{ kind: 'pay' }, ...then]), weight: 4 },
);
const sale = fc.record({
  way: fc.constantFrom('ideal' as const, 'wire' as const),
  feeMinor: fc.constantFrom(0, 1545),
  quantity: fc.integer({ min: 1, max: 2 }),
});

/** Whatever comes of an order, in whatever order: never more goes back than came in, and the books say the same. */
describe('any refunds', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await staffToken(api);
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  async function ordered({
    way,
    feeMinor,
    quantity,
  }: {
    way: 'ideal' | 'wire';
    feeMinor: number;
    quantity: number;
  }) {
    const shopper = await readyShopper(api, sofa, quantity);
    const integrationType = way === 'wire' ? 'wire' : 'sandbox';
    const { orderId, sessionId } = only(await shopper.checkout({ integrationType, subIntegrationType: way }));
    const ofSession = eq(payments.sessionId, sessionId);
    await api.db.update(payments).set({ installmentFee: feeMinor }).where(ofSession);
    return { orderId, sessionId, token: shopper.token };
  }
  type PlacedOrder = Awaited<ReturnType<typeof ordered>>;

  const refundsOf = (orderId: string) => api.db.select().from(refunds).where(eq(refunds.orderId, orderId));

  /** @param isRefused whether the payment service turns down what it is asked for */
  async function carryOut(isRefused: boolean): Promise<void> {
    const refusing = { ...sandbox, refund: async () => ({ status: 'failed' as const, reference: 'no' }) };
    const { payments: known } = api.services;
    const services: Services = {
      ...api.services,
      // Rows become due at the database's own time.
      now: () => new Date(Date.now() + 60_000),
      payments: isRefused ? { ...known, providerOf: () => refusing } : known,
    };
    await carryOutRefunds(services);
  }

  async function giveBack(orderId: string, amountMinor: number): Promise<void> {
    const wanted = { orderId, amountMinor, reason: 'returned', now: api.clock.now } as const;
    try {
      await api.db.transaction(async (tx) => {
        // Payments before their order, as whoever takes pieces back does.
        await lockOrderToMove(tx, 'nl', orderId);
        await requestRefund(tx, wanted);
      });
    } catch (error) {
      // It was never paid.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  type Deed = (placed: PlacedOrder, act: Act) => Promise<unknown>;
  const deeds: Readonly<Record<Act['kind'], Deed>> = {
    pay: ({ sessionId }) => settlePayment({ site: 'nl', sessionId }, 'success', api.services),
    cancel: ({ orderId, token }) => api.post(`orders/${orderId}/cancel`, undefined, token),
    staff: ({ orderId }, { event }) => api.post(`orders/${orderId}/events`, [{ event }], staff),
    tellAccount: ({ orderId, token }) => api.post(`orders/${orderId}/refund-account`, [account], token),
    carryOut: () => carryOut(false),
    refuse: () => carryOut(true),
    giveBack: ({ orderId }, { amountMinor = 0 }) => giveBack(orderId, amountMinor),
    chargeBack: ({ sessionId }, { amountMinor = 0 }) => saveChargedBack(api.db, sessionId, amountMinor),
    record: async ({ orderId }) => {
      for (const { id } of await refundsOf(orderId)) await api.post(`refunds/${id}/done`, [{}], staff);
    },
  };
  const play = (placed: PlacedOrder, act: Act) => deeds[act.kind](placed, act);

  const sumOf = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0);

  type Money = { paid: number; given: number; chargedBack: number };

  async function readMoney({ orderId, sessionId }: PlacedOrder, { orderSummary }: Order): Promise<Money> {
    const [payment] = await api.db.select().from(payments).where(eq(payments.sessionId, sessionId));
    if (!payment) throw new Error('The order has no payment.');
    const asked = await refundsOf(orderId);
    return {
      paid: payment.status === 'paid' ? orderSummary.total.amount + payment.installmentFee : 0,
      given: sumOf(asked.filter(({ status }) => status !== 'failed')),
      chargedBack: payment.chargedBack,
    };
  }

  async function creditedMinor({ orderId, token }: PlacedOrder): Promise<number> {
    const [, ...credits] = (await api.get<Invoice>(`orders/${orderId}/invoices`, token)).items;
    return sumOf(credits.map(({ total }) => total));
  }

  async function checkBooks({ orderId, token }: PlacedOrder, { paid, given }: Money): Promise<void> {
    const [invoice, ...credits] = (await api.get<Invoice>(`orders/${orderId}/invoices`, token)).items;
    const invoiced = invoice?.total.amount ?? 0;
    const invoicedVat = invoice?.vat.amount.amount ?? 0;
    expect([invoice?.kind, invoiced]).toEqual([paid > 0 ? 'invoice' : undefined, paid]);
    const credited = sumOf(credits.map(({ total }) => total));
    const creditedVat = sumOf(credits.map(({ vat }) => vat.amount));
    expect(credited).toBeGreaterThanOrEqual(given);
    expect(credited).toBeLessThanOrEqual(invoiced);
    expect(creditedVat).toBeLessThanOrEqual(invoicedVat);
    if (credited === invoiced) expect(creditedVat).toBe(invoicedVat);
    for (const { net, vat, total } of credits) expect(net.amount + vat.amount.amount).toBe(total.amount);
  }

  /** @returns what has been given back, or is about to be */
  async function check(placed: PlacedOrder, beforeMinor: number): Promise<number> {
    const shown = only(await api.get<Order>(`orders/${placed.orderId}`, placed.token));
    const money = await readMoney(placed, shown);
    const { paid, given, chargedBack } = money;
    expect(given).toBeLessThanOrEqual(paid);
    // What the bank takes back later is past helping; nothing is added to it.
    if (given > beforeMinor) expect(given).toBeLessThanOrEqual(paid - chargedBack);
    expect([shown.paid.amount, shown.refunded.amount]).toEqual([paid, given]);
    expect(shown.remaining.amount).toBe(Math.max(0, paid - chargedBack - given));
    await checkBooks(placed, money);
    return given;
  }

  /** Unless the bank or the payment service came between, who has nothing of an order has all of the money. */
  async function checkEnd(placed: PlacedOrder, given: number, acts: readonly Act[]): Promise<void> {
    const { status, paid } = only(await api.get<Order>(`orders/${placed.orderId}`, placed.token));
    const isOver = status === 'cancelled' || status === 'returned';
    // A sale that is undone is not invoiced any more, whoever has the money.
    if (isOver) expect(await creditedMinor(placed)).toBe(paid.amount);
    const isCrossed = acts.some(({ kind }) => kind === 'chargeBack' || kind === 'refuse');
    if (isOver && !isCrossed) expect(given).toBe(paid.amount);
  }

  test('never come to more than was paid, and the credit notes never to more than the invoice', async () => {
    await fc.assert(
      fc.asyncProperty(sale, history, async (sold, acts) => {
        const placed = await ordered(sold);
        let given = 0;
        for (const one of acts) {
          await play(placed, one);
          given = await check(placed, given);
        }
        await checkEnd(placed, given, acts);
      }),
      { numRuns: 30 },
    );
  }, 300_000);

  test('asked for at once come to what was paid, and to no cent more', async () => {
    await fc.assert(
      fc.asyncProperty(sale, fc.array(minor, { minLength: 2, maxLength: 6 }), async (sold, amounts) => {
        const placed = await ordered(sold);
        await play(placed, { kind: 'pay' });
        const partly = amounts.map((amountMinor) => play(placed, { kind: 'giveBack', amountMinor }));
        await Promise.all([...partly, play(placed, { kind: 'cancel' }), play(placed, { kind: 'cancel' })]);
        const given = await check(placed, 0);
        expect(given).toBe(only(await api.get<Order>(`orders/${placed.orderId}`, placed.token)).paid.amount);
      }),
      { numRuns: 12 },
    );
  }, 300_000);
});
