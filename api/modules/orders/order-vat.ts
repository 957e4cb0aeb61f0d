import { siteRules } from '../../../sites/rules.ts';
import { vatCountryOf, vatPercentOf } from '../../../sites/vat.ts';
import { type OrderItem, type OrderVat, orderItemSchema } from '../../contract/checkout.ts';
import { localDate } from '../../runtime/local-date.ts';
import { splitAmount } from '../basket/promotions/split-amount.ts';
import { containedVatMinor } from '../basket/totals.ts';
import { type TaxedPart, vatByRate } from '../basket/vat-by-rate.ts';
import type { StoredOrder, StoredOrderItem } from './repo.ts';

const goodsSchema = orderItemSchema.pick(['lineTotal', 'vatPercent']);

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

function standardPercent({
  site,
  createdAt,
  shippingAddress,
}: Pick<Charged, 'site' | 'createdAt' | 'shippingAddress'>): number {
  const country = vatCountryOf(site, shippingAddress.country);
  return vatPercentOf(country, localDate(createdAt, siteRules[site].timeZone));
}

/** Goods that bear another rate than delivery and services do. */
function reducedParts(items: readonly OrderItem[], percent: number): TaxedPart[] {
  return items.flatMap(({ vatPercent, lineTotal, discount }) =>
    vatPercent === null || vatPercent === percent
      ? []
      : [{ percent: vatPercent, grossMinor: lineTotal.amount - discount.amount }],
  );
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
  const percent = standardPercent(order);
  const amount = order.vat + containedVatMinor(installmentFeeMinor, percent);
  const reduced = vatByRate(reducedParts(items, percent));
  const reducedVatMinor = reduced.reduce((sum, { vatMinor }) => sum + vatMinor, 0);
  const reducedMinor = reduced.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const [goodsMinor = 0, ...others] = partsOf(order, items, installmentFeeMinor);
  const parts = [goodsMinor - reducedMinor, ...others];
  const standard = {
    percent,
    grossMinor: parts.reduce((sum, part) => sum + part, 0),
    vatMinor: amount - reducedVatMinor,
  };
  const shares = splitAmount(
    standard.vatMinor,
    parts.map((weightMinor, key) => ({ key, weightMinor })),
  );
  const money = (minor: number) => ({ amount: minor, currency: order.currency });
  const share = (key: number) => money(shares.get(key) ?? 0);
  const rates = [...(standard.grossMinor === 0 ? [] : [standard]), ...reduced];
  const [only, ...more] = rates;
  return {
    country,
    percent: only && more.length === 0 ? only.percent : percent,
    total: money(amount),
    rates: rates.map((rate) => ({
      percent: rate.percent,
      gross: money(rate.grossMinor),
      vat: money(rate.vatMinor),
    })),
    goods: money((shares.get(0) ?? 0) + reducedVatMinor),
    services: share(1),
    delivery: share(2),
    installmentFee: share(3),
  };
}

/**
 * What is paid back for pieces of a line, at the rates of its goods and of their installation.
 * @param paidBackMinor as `piecesMinor` says
 */
export function taxedParts(
  order: Pick<Charged, 'site' | 'createdAt' | 'shippingAddress'>,
  { lineAmount, discount, snapshot }: Pick<StoredOrderItem, 'lineAmount' | 'discount' | 'snapshot'>,
  paidBackMinor: number,
): TaxedPart[] {
  const percent = standardPercent(order);
  const reduced = goodsSchema.validateSync(snapshot);
  const goodsMinor = reduced.lineTotal.amount - discount;
  const paidMinor = lineAmount - discount;
  const ofGoodsMinor = paidMinor === 0 ? 0 : Math.round((paidBackMinor * goodsMinor) / paidMinor);
  return [
    { percent: reduced.vatPercent ?? percent, grossMinor: ofGoodsMinor },
    { percent, grossMinor: paidBackMinor - ofGoodsMinor },
  ];
}
