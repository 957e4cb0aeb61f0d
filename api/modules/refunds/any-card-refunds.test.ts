import fc from 'fast-check';
import type { OrderDetail } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { newShopper, only, setStock } from '../../testing/shopper.ts';
import { type CardShop, cardShop } from '../gift-card-sales/testing/card-shop.ts';
import { settlePayment } from '../payments/settle.ts';
import { orderKey } from '../withdrawals/order-secrets.ts';
import {
  chair,
  sofa,
  startWithdrawalShop,
  type WithdrawalShop,
} from '../withdrawals/testing/withdrawal-shop.ts';

const purchase = fc.record({
  pieces: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 })),
  cardMinor: fc.constantFrom(2500, 15_000, 50_000),
  way: fc.constantFrom('ideal', 'wire'),
  /** Lines of which a piece is withdrawn from, and whether it comes back at once. */
  before: fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.boolean()), { maxLength: 2 }),
  after: fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.boolean()), { maxLength: 4 }),
  asksFirst: fc.boolean(),
  isDelivered: fc.boolean(),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer One> ? One : never;

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What a gift card has paid goes back to it first, whatever is withdrawn from and when. */
describe('a purchase with a gift card that is taken back in parts', () => {
  let shop: WithdrawalShop;
  let cards: CardShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
    cards = await cardShop(shop.api);
    for (const vsin of [sofa, chair]) await setStock(shop.api, vsin, null, 'continue');
  }, 120_000);
  afterAll(() => shop.api.close());

  async function bought({ pieces: [sofas, chairs], cardMinor, way }: Purchase) {
    const { code } = await cards.buy(cardMinor);
    const shopper = await newShopper(shop.api);
    if (sofas > 0) await shopper.add(sofa, sofas);
    await shopper.add(chair, chairs);
    await shopper.chooseAddress();
    const total = (await shopper.basket()).orderSummary.total.amount;
    const amount = Math.min(cardMinor, total);
    const integrationType = way === 'wire' ? 'wire' : 'sandbox';
    const placed = only(
      await shopper.checkout({ integrationType, subIntegrationType: way, giftCard: { code, amount } }),
    );
    const { orderId, sessionId } = placed;
    const { orderNumber } = only(await shopper.order(orderId));
    const key = await orderKey(shop.api.db, orderId);
    return {
      token: shopper.token,
      orderId,
      orderNumber,
      sessionId,
      key,
      code,
      cardMinor,
      usedMinor: amount,
      total,
    };
  }
  type Bought = Awaited<ReturnType<typeof bought>>;

  const detail = async ({ orderId, token }: Bought) =>
    only(await shop.api.get<OrderDetail>(`orders/${orderId}`, token));

  async function withdrawPiece(
    sale: Bought,
    line: number,
    comesBack: boolean,
    left: string[],
  ): Promise<void> {
    const answer = await shop.withdraw({ key: sale.key, lines: [{ line, quantity: 1 }] });
    if (answer.status !== 200) return;
    const { id, status } = only(answer);
    if (status !== 'received') return;
    if (comesBack) only(await shop.takeBack(id));
    else left.push(id);
  }

  async function pay(sale: Bought, { way, asksFirst }: Purchase): Promise<void> {
    const { charged, paymentStatus } = await detail(sale);
    if (paymentStatus === 'paid') return;
    if (way !== 'wire') {
      await settlePayment({ site: 'nl', sessionId: sale.sessionId }, 'success', shop.api.services);
      return;
    }
    const amount = asksFirst ? sale.total - sale.usedMinor : charged.amount;
    await shop.api.post('payment/wire-received', [{ orderNumber: sale.orderNumber, amount }], shop.staff);
  }

  async function check(sale: Bought) {
    const order = await detail(sale);
    const toCard = sumOf(order.refunds.filter(({ way }) => way === 'gift-card').map(({ amount }) => amount));
    const byWay = sumOf(order.refunds.filter(({ way }) => way !== 'gift-card').map(({ amount }) => amount));
    const [invoice, ...credits] = (await shop.api.get<Invoice>(`orders/${sale.orderId}/invoices`, sale.token))
      .items;
    const onCard = await cards.left(sale.code);
    expect(onCard).toBeLessThanOrEqual(sale.cardMinor);
    expect(toCard).toBeLessThanOrEqual(sale.usedMinor);
    expect(order.remaining.amount).toBe(order.paid.amount - order.refunded.amount);
    expect(order.remaining.amount).toBeGreaterThanOrEqual(0);
    // Money that comes for an order that is over: the card has its amount again, and the sale is invoiced and credited whole.
    const isLate =
      (order.status === 'cancelled' || order.status === 'returned') &&
      order.paid.amount === order.charged.amount &&
      toCard === 0;
    const neverTaken = isLate ? sale.usedMinor : 0;
    expect(invoice ? invoice.total.amount - neverTaken : 0).toBe(order.paid.amount);
    expect(sumOf(credits.map(({ total }) => total)) - (credits.length > 0 ? neverTaken : 0)).toBe(
      order.refunded.amount,
    );
    for (const one of [...(invoice ? [invoice] : []), ...credits]) {
      expect(
        sumOf(one.lines.map(({ amount, discount }) => ({ amount: amount.amount - discount.amount }))),
      ).toBe(one.total.amount);
      expect(one.net.amount + one.vat.amount.amount).toBe(one.total.amount);
      expect(one.byGiftCard?.amount ?? 0).toBeLessThanOrEqual(one.total.amount);
    }
    expect(sumOf(credits.flatMap((credit) => credit.byGiftCard ?? []))).toBe(toCard);
    expect(await cards.differences()).toEqual([]);
    return { order, toCard, byWay, onCard, invoice, credits };
  }

  type Pieces = Purchase['before'];
  /** @returns withdrawals whose pieces have yet to come back */
  async function withdrawPieces(sale: Bought, pieces: Pieces): Promise<string[]> {
    const left: string[] = [];
    for (const [line, comesBack] of pieces) {
      await withdrawPiece(sale, line, comesBack, left);
      await check(sale);
    }
    return left;
  }

  const tell = ({ orderId }: Bought, ...events: string[]) =>
    shop.api.post(
      `orders/${orderId}/events`,
      events.map((event) => ({ event })),
      shop.staff,
    );

  async function checkEnd(sale: Bought): Promise<void> {
    const { order, onCard, byWay, toCard, invoice, credits } = await check(sale);
    expect(['cancelled', 'returned']).toContain(order.status);
    expect(order.remaining.amount).toBe(0);
    expect(onCard).toBe(sale.cardMinor);
    expect(byWay + toCard).toBe(order.paid.amount);
    expect(sumOf(credits.map(({ total }) => total))).toBe(invoice?.total.amount ?? 0);
    expect(sumOf(credits.map(({ vat }) => vat.amount))).toBe(invoice?.vat.amount.amount ?? 0);
  }

  test('gives card and shopper back what each has paid, and no cent more', async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async (one) => {
        const sale = await bought(one);
        const left = await withdrawPieces(sale, one.before);
        await pay(sale, one);
        await check(sale);
        if (one.isDelivered) await tell(sale, 'prepare', 'ship', 'deliver');
        left.push(...(await withdrawPieces(sale, one.after)));
        for (const id of left) {
          await shop.takeBack(id);
          await check(sale);
        }
        for (const event of ['takeBack', 'cancel']) await tell(sale, event);
        await checkEnd(sale);
      }),
      { numRuns: 15 },
    );
  }, 300_000);
});
