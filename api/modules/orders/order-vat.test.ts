import fc from 'fast-check';
import { only, readyShopper, someAddress } from '../../testing/shopper.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { containedVatMinor } from '../basket/totals.ts';
import { toOrderVat } from './order-vat.ts';

const amount = fc.integer({ min: 0, max: 3_000_000 });
const sale = fc.constantFrom(
  { site: 'nl', country: 'NL', percent: 21 } as const,
  { site: 'nl', country: 'LU', percent: 17 } as const,
  { site: 'be', country: 'LU', percent: 17 } as const,
  { site: 'de', country: 'AT', percent: 20 } as const,
  { site: 'de', country: 'DE', percent: 19 } as const,
);
const sums = fc.record({ subTotal: amount, discount: amount, delivery: amount, fee: amount });

test('the parts of the VAT sum to all of it, and each bears the rate, but for the cents that make the sum right', () => {
  fc.assert(
    fc.property(sale, sums, ({ site, country, percent }, { subTotal, discount: off, delivery, fee }) => {
      const discount = Math.min(off, subTotal);
      const order = {
        ...{ site, subTotal, discount, delivery, currency: 'EUR' as const },
        createdAt: new Date('2026-11-23T12:00:00Z'),
        vat: containedVatMinor(subTotal - discount + delivery, percent),
        shippingAddress: { ...someAddress, country },
      };
      const vat = toOrderVat(order, [], fee);
      expect([vat.country, vat.percent]).toEqual([country, percent]);
      const parts = [
        [vat.goods.amount, subTotal - discount],
        [vat.services.amount, 0],
        [vat.delivery.amount, delivery],
        [vat.installmentFee.amount, fee],
      ] as const;
      expect(parts.reduce((sum, [part]) => sum + part, 0)).toBe(vat.total.amount);
      for (const [part, gross] of parts) {
        expect(part).toBeLessThanOrEqual(gross);
        expect(Math.abs(part - (gross * percent) / (100 + percent))).toBeLessThan(2);
      }
    }),
  );
});

test('who has goods sent abroad is told the VAT of that country, in the basket and in the order', async () => {
  const api = await startTestApi();
  const shopper = await readyShopper(api, 'V100101');
  const { orderSummary } = await shopper.basket();
  const abroad = await shopper.chooseAddress({ country: 'LU', zipCode: '1009', city: 'Luxembourg' });
  expect(abroad.orderSummary.total).toEqual(orderSummary.total);
  const totalMinor = orderSummary.total.amount;
  expect(orderSummary.vat.amount).toBe(containedVatMinor(totalMinor, 21));
  expect(abroad.orderSummary.vat.amount).toBe(containedVatMinor(totalMinor, 17));
  const { orderId } = only(await shopper.checkout());
  const { vat, orderSummary: ordered } = only(await shopper.order(orderId));
  expect(ordered.vat).toEqual(abroad.orderSummary.vat);
  expect(vat).toMatchObject({ country: 'LU', percent: 17, total: ordered.vat });
  await api.close();
});
