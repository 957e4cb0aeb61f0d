import { siteRules } from '../../../sites/rules.ts';
import { vatCountryOf, vatPercentOf } from '../../../sites/vat.ts';
import type { OrderItem, OrderVat } from '../../contract/checkout.ts';
import { splitAmount } from '../basket/promotions/split-amount.ts';
import { containedVatMinor } from '../basket/totals.ts';
import { localDate } from '../delivery/working-days.ts';
import type { StoredOrder } from './repo.ts';

type Charged = Pick<
  StoredOrder,
  'site' | 'currency' | 'createdAt' | 'subTotal' | 'discount' | 'delivery' | 'vat' | 'shippingAddress'
>;

/** What was charged for what, minor units; together the total and what paying in parts costs. */
function partsOf(order: Charged, items: readonly OrderItem[], installmentFeeMinor: number): number[] {
  const installation = items.reduce(
    (sum, { setupProduct }) => sum + (setupProduct?.lineTotal.amount ?? 0),
    0,
  );
  const sold = order.subTotal - order.discount;
  // A discount is of the goods; what is more than these takes off services too.
  const servicesMinor = Math.min(installation, sold);
  return [sold - servicesMinor, servicesMinor, order.delivery, installmentFeeMinor];
}

/**
 * The VAT that is contained in all that is charged for an order, and in each part of it, to the cent. The rate is that
 * of the day on which it was ordered, in the country whose VAT it bears.
 */
export function toOrderVat(
  order: Charged,
  items: readonly OrderItem[],
  installmentFeeMinor: number,
): OrderVat {
  const country = vatCountryOf(order.site, order.shippingAddress.country);
  const percent = vatPercentOf(country, localDate(order.createdAt, siteRules[order.site].timeZone));
  const amount = order.vat + containedVatMinor(installmentFeeMinor, percent);
  const parts = partsOf(order, items, installmentFeeMinor);
  const shares = splitAmount(
    amount,
    parts.map((weightMinor, key) => ({ key, weightMinor })),
  );
  const money = (minor: number) => ({ amount: minor, currency: order.currency });
  const share = (key: number) => money(shares.get(key) ?? 0);
  return {
    ...{ country, percent, total: money(amount) },
    ...{ goods: share(0), services: share(1), delivery: share(2), installmentFee: share(3) },
  };
}
