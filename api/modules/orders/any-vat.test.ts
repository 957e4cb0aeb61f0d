import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { AddressInput } from '../../contract/address.ts';
import type { Order } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { payments } from '../../db/schema/sales.ts';
import { only, setPrice, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';
import { siteShopper } from '../payments/testing/site-shopper.ts';

/** Its installation costs money, where that is wished for. */
const lamp = 'V105301';
const sofa = 'V100101';

const vienna: Partial<AddressInput> = { country: 'AT', zipCode: '1010', city: 'Wien' };
const luxembourg: Partial<AddressInput> = { country: 'LU', zipCode: '1009', city: 'Luxembourg' };
/** Whose VAT it is and how much, as the tax offices of these countries have it, around the days on which that changed. */
const sales = [
  { site: 'nl', at: '2026-11-16T12:00:00Z', of: 'NL', percent: 21, address: {} },
  { site: 'nl', at: '2023-12-31T22:30:00Z', of: 'LU', percent: 16, address: luxembourg },
  { site: 'nl', at: '2023-12-31T23:30:00Z', of: 'LU', percent: 17, address: luxembourg },
  { site: 'be', at: '2026-11-16T12:00:00Z', of: 'BE', percent: 21, address: {} },
  { site: 'be', at: '2026-11-16T12:00:00Z', of: 'LU', percent: 17, address: luxembourg },
  { site: 'de', at: '2020-12-31T22:30:00Z', of: 'DE', percent: 16, address: {} },
  { site: 'de', at: '2020-12-31T23:30:00Z', of: 'DE', percent: 19, address: {} },
  { site: 'de', at: '2026-11-16T12:00:00Z', of: 'AT', percent: 20, address: vienna },
  { site: 'uk', at: '2026-11-16T12:00:00Z', of: 'GB', percent: 20, address: {} },
  { site: 'cz', at: '2026-11-16T12:00:00Z', of: 'CZ', percent: 21, address: {} },
  { site: 'tr', at: '2023-07-09T20:30:00Z', of: 'TR', percent: 18, furniture: 8, address: {} },
  { site: 'tr', at: '2023-07-09T21:30:00Z', of: 'TR', percent: 20, furniture: 10, address: {} },
] as const;

const bought = fc.record({
  sale: fc.constantFrom(...sales),
  priceMinor: fc.integer({ min: 1, max: 400_001 }),
  sofas: fc.integer({ min: 0, max: 3 }),
  isInstalled: fc.boolean(),
  deliveryMethod: fc.constantFrom('standard', 'placement'),
  feeMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999 })),
});
type Bought = typeof bought extends fc.Arbitrary<infer One> ? One : never;

const containedMinor = (grossMinor: number, percent: number) => (grossMinor * percent) / (100 + percent);

describe('the VAT of any sale', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const vsin of [lamp, sofa]) await setStock(api, vsin, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  async function paid({ sale, priceMinor, sofas, isInstalled, deliveryMethod, feeMinor }: Bought) {
    const { site, at, address } = sale;
    api.clock.now = new Date(at);
    await setPrice(api, lamp, priceMinor, site);
    await setPrice(api, sofa, 100_003, site);
    const shopper = await siteShopper(api, site, lamp, address);
    if (sofas > 0) await shopper.post('basket', { productId: sofa, quantity: sofas });
    if (isInstalled) await shopper.post('basket/addremoveinstallation', lamp);
    await api.put(`/api/${site}/basket`, [{ deliveryMethod }], shopper.token);
    const { orderId, sessionId } = only(await shopper.checkout({ subIntegrationType: 'card' }));
    const ofSession = eq(payments.sessionId, sessionId);
    await api.db.update(payments).set({ installmentFee: feeMinor }).where(ofSession);
    await settlePayment({ site, sessionId }, 'success', api.services);
    const [invoice] = (await shopper.get<Invoice>(`orders/${orderId}/invoices`)).items;
    if (!invoice) throw new Error('A paid order has an invoice.');
    return { order: await shopper.order(orderId), invoice };
  }

  /** What each part of an order costs, its VAT included. */
  function grossOf({ items, orderSummary, installmentFee }: Order) {
    const services = items.reduce((sum, { setupProduct }) => sum + (setupProduct?.lineTotal.amount ?? 0), 0);
    const goods = items.reduce((sum, { lineTotal, discount }) => sum + lineTotal.amount - discount.amount, 0);
    return { goods, services, delivery: orderSummary.delivery.amount, installmentFee: installmentFee.amount };
  }

  type Rate = { percent: number; grossMinor: number };

  /** What is charged at each rate. Sofas are the furniture here, lamps are none. */
  function ratesOf({ sale }: Bought, order: Order): Rate[] {
    const furniture = 'furniture' in sale ? sale.furniture : sale.percent;
    const sofas = order.items.filter(({ productId }) => productId === sofa);
    const sofasMinor = sofas.reduce(
      (sum, { lineTotal, discount }) => sum + lineTotal.amount - discount.amount,
      0,
    );
    if (furniture === sale.percent || sofasMinor === 0)
      return [{ percent: sale.percent, grossMinor: order.paid.amount }];
    return [
      { percent: sale.percent, grossMinor: order.paid.amount - sofasMinor },
      { percent: furniture, grossMinor: sofasMinor },
    ];
  }

  function checkParts({ vat, ...order }: Order, percent: number, rates: readonly Rate[]): void {
    const gross = grossOf({ vat, ...order });
    const names = ['goods', 'services', 'delivery', 'installmentFee'] as const;
    expect(names.reduce((sum, name) => sum + gross[name], 0)).toBe(order.paid.amount);
    expect(names.reduce((sum, name) => sum + vat[name].amount, 0)).toBe(vat.total.amount);
    expect(vat.rates.map((rate) => [rate.percent, rate.gross.amount])).toEqual(
      rates.map(({ percent: of, grossMinor }) => [of, grossMinor]),
    );
    expect(vat.rates.reduce((sum, rate) => sum + rate.vat.amount, 0)).toBe(vat.total.amount);
    // Half a cent each for what was ordered and for what paying in parts costs.
    for (const rate of vat.rates)
      expect(Math.abs(rate.vat.amount - containedMinor(rate.gross.amount, rate.percent))).toBeLessThanOrEqual(
        1,
      );
    for (const name of names) {
      expect(vat[name].amount).toBeLessThanOrEqual(gross[name]);
      if (name === 'goods' && rates.length > 1) continue;
      // A cent for the amount that is split and one for the split.
      expect(Math.abs(vat[name].amount - containedMinor(gross[name], percent))).toBeLessThan(2);
    }
  }

  test('is that of country and day, and goods, services, delivery and fee share it to the cent', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(bought, async (one) => {
        const { order, invoice } = await paid(one);
        const { of: country, percent } = one.sale;
        expect(order.vat).toMatchObject({ country, percent });
        const rates = ratesOf(one, order);
        checkParts(order, percent, rates);
        const several = rates.length > 1 ? { rates: order.vat.rates } : {};
        expect(invoice.vat).toEqual({ country, percent, amount: order.vat.total, ...several });
        expect(invoice.total).toEqual(order.paid);
        expect(invoice.net.amount + invoice.vat.amount.amount).toBe(invoice.total.amount);
        const lines = invoice.lines.reduce(
          (sum, { amount, discount }) => sum + amount.amount - discount.amount,
          0,
        );
        expect(lines).toBe(invoice.total.amount);
        for (const { kind } of invoice.lines) seen.add(kind);
      }),
      { numRuns: 30 },
    );
    expect([...seen].toSorted()).toEqual(['delivery', 'goods', 'installmentFee', 'service']);
  }, 300_000);
});
