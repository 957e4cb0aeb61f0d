import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Order } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { coupons, promotions } from '../../db/schema/promotions.ts';
import { payments } from '../../db/schema/sales.ts';
import { only, setPrice, setStock } from '../../testing/shopper.ts';
import { settlePayment } from '../payments/settle.ts';
import { siteShopper } from '../payments/testing/site-shopper.ts';
import {
  chair,
  sofa,
  startWithdrawalShop,
  type WithdrawalShop,
} from '../withdrawals/testing/withdrawal-shop.ts';

/** Its installation costs money, where that is wished for. */
const lamp = 'V105301';
const percents = [0, 10, 33, 100] as const;

const purchase = fc.record({
  lampMinor: fc.integer({ min: 1, max: 40_001 }),
  pieces: fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 2 }),
  ),
  isInstalled: fc.boolean(),
  percent: fc.constantFrom(...percents),
  deliveryMethod: fc.constantFrom('home', 'placement'),
  feeMinor: fc.constantFrom(0, 1545),
  /** How many declarations are made one after another, and whether what is left is then cancelled. */
  returns: fc.integer({ min: 0, max: 4 }),
  isDelivered: fc.boolean(),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer One> ? One : never;

/** Whatever was bought at whatever discount, and in however many parts it comes back: money and documents are the same. */
describe('a purchase that is taken back in parts', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
    const { api } = shop;
    for (const vsin of [lamp, sofa, chair]) await setStock(api, vsin, null, 'continue');
    for (const percent of percents.filter((one) => one > 0)) {
      const id = `test-${percent}`;
      await api.db.insert(promotions).values({
        ...{ id, site: 'nl' as const, title: { nl: 'Korting' }, needsCoupon: true },
        actions: [{ type: 'percentage', percent }],
      });
      await api.db.insert(coupons).values({ site: 'nl', code: `MIN${percent}`, promotionId: id });
    }
  }, 120_000);
  afterAll(() => shop.api.close());

  async function bought({ lampMinor, pieces, isInstalled, percent, deliveryMethod, feeMinor }: Purchase) {
    const { api } = shop;
    await setPrice(api, lamp, lampMinor);
    const shopper = await siteShopper(api, 'nl', lamp);
    for (const [index, productId] of [lamp, sofa, chair].entries()) {
      const quantity = (pieces[index] ?? 0) - (productId === lamp ? 1 : 0);
      if (quantity > 0) await shopper.post('basket', { productId, quantity });
    }
    if (isInstalled) await shopper.post('basket/addremoveinstallation', lamp);
    // A code that takes nothing off a lamp of a few cents is refused.
    const couponCode = (lampMinor * percent) / 100 >= 1 ? { couponCode: [`MIN${percent}`] } : {};
    only(await api.put('basket', [{ deliveryMethod, ...couponCode }], shopper.token));
    const { orderId, sessionId } = only(await shopper.checkout({ subIntegrationType: 'ideal' }));
    const ofSession = eq(payments.sessionId, sessionId);
    // What costs nothing is paid at once, in no parts.
    const isFree = (await shopper.order(orderId)).orderSummary.total.amount === 0;
    await api.db
      .update(payments)
      .set({ installmentFee: isFree ? 0 : feeMinor })
      .where(ofSession);
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    return { ...shopper, orderId };
  }
  type Bought = Awaited<ReturnType<typeof bought>>;

  /** One piece of the first line that has some left is withdrawn from, and comes back. */
  async function returnPiece({ orderId, token }: Bought, left: number[]): Promise<void> {
    const line = left.findIndex((pieces) => pieces > 0);
    if (line < 0) return;
    left[line] = (left[line] ?? 0) - 1;
    const declared = await shop.withdraw({ orderId, lines: [{ line, quantity: 1 }] }, token);
    const { id, status } = only(declared);
    if (status === 'received') only(await shop.takeBack(id));
  }

  const sumOf = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0);

  async function check({ orderId, token }: Bought): Promise<Order> {
    const order = only(await shop.api.get<Order>(`orders/${orderId}`, token));
    const [invoice, ...credits] = (await shop.api.get<Invoice>(`orders/${orderId}/invoices`, token)).items;
    expect(invoice?.total.amount ?? 0).toBe(order.paid.amount);
    // Nothing is given back without a document, and nothing is credited that stays paid.
    expect(credits.map(({ total }) => total.amount)).toEqual(
      order.refunds.map(({ amount }) => amount.amount),
    );
    expect(order.remaining.amount).toBe(order.paid.amount - sumOf(order.refunds.map(({ amount }) => amount)));
    for (const { lines, total, net, vat } of credits) {
      expect(sumOf(lines.map(({ amount }) => amount))).toBe(total.amount);
      expect(net.amount + vat.amount.amount).toBe(total.amount);
    }
    return order;
  }

  async function checkEnd(sale: Bought): Promise<void> {
    const order = await check(sale);
    const { items } = await shop.api.get<Invoice>(`orders/${sale.orderId}/invoices`, sale.token);
    const credits = items.filter(({ kind }) => kind === 'creditNote');
    expect(sumOf(credits.map(({ total }) => total))).toBe(order.paid.amount);
    expect(sumOf(credits.map(({ vat }) => vat.amount))).toBe(
      order.paid.amount === 0 ? 0 : order.vat.total.amount,
    );
    expect(order.remaining.amount).toBe(0);
  }

  test('gives back each cent of goods, services, delivery and fee once, with its VAT', async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async (one) => {
        const { api, staff } = shop;
        const sale = await bought(one);
        const tell = async (...events: string[]) => {
          const items = events.map((event) => ({ event }));
          return api.post<Order>(`orders/${sale.orderId}/events`, items, staff);
        };
        if (one.isDelivered) only(await tell('prepare', 'ship', 'deliver'));
        const { items } = await check(sale);
        const left = items.map(({ quantity }) => quantity);
        for (let done = 0; done < one.returns; done++) {
          await returnPiece(sale, left);
          await check(sale);
        }
        // What is left comes back at once, or the order has ended with the last piece.
        await tell(one.isDelivered ? 'takeBack' : 'cancel');
        await checkEnd(sale);
      }),
      { numRuns: 15 },
    );
  }, 300_000);
});
