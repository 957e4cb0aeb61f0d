import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { Identity } from '../../../sites/site-types.ts';
import { toAddressLines } from '../../contract/address-lines.ts';
import type { OrderItem, OrderVat } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { localDate } from '../delivery/working-days.ts';
import type { StoredOrder } from './repo.ts';

type Line = Invoice['lines'][number];
type Head = Omit<
  Invoice,
  'number' | 'kind' | 'creditedNumber' | 'lines' | 'vat' | 'net' | 'total' | 'takenByBank'
>;

/** Who sold what to whom, as it is on the day of issue. */
function headOf(order: StoredOrder, now: Date): Head {
  const { site, language, orderNumber } = order;
  const { timeZone } = siteRules[site];
  const { contact } = inLanguage<Identity>(siteIdentities, { code: site, language });
  const { company, addressLines, registrations } = contact;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const addressOf = (address: StoredOrder['billingAddress']) =>
    toAddressLines(address, 'invoice', countries.of(address.country));
  return {
    issuedOn: localDate(now, timeZone),
    orderedOn: localDate(order.createdAt, timeZone),
    ...{ orderNumber, language },
    seller: { company, address: [...addressLines], registrations: [...registrations] },
    buyer: addressOf(order.billingAddress),
    deliverTo: addressOf(order.shippingAddress),
    method: order.subIntegrationType,
  };
}

/** The goods and services of an order, its delivery and what paying in parts costs: together what was charged. */
function linesOf(order: StoredOrder, items: readonly OrderItem[], installmentFeeMinor: number): Line[] {
  const money = (amount: number) => ({ amount, currency: order.currency });
  const line = (kind: Line['kind'], amount: number): Line => ({
    ...{ kind, title: '', quantity: 1 },
    ...{ amount: money(amount), discount: money(0) },
  });
  const sold = items.flatMap(({ title, quantity, lineTotal, discount, setupProduct }): Line[] => [
    { kind: 'goods', title, quantity, amount: lineTotal, discount },
    ...(setupProduct
      ? [{ ...line('service', setupProduct.lineTotal.amount), title: setupProduct.title, quantity }]
      : []),
  ]);
  return [
    ...sold,
    ...(order.delivery > 0 ? [line('delivery', order.delivery)] : []),
    ...(installmentFeeMinor > 0 ? [line('installmentFee', installmentFeeMinor)] : []),
  ];
}

type Charged = { items: readonly OrderItem[]; vat: OrderVat; installmentFeeMinor: number };

/** @param charged what was charged, and the VAT of it */
export function toInvoice(order: StoredOrder, charged: Charged, number: string, now: Date): Invoice {
  const { items, vat, installmentFeeMinor } = charged;
  const totalMinor = order.total + installmentFeeMinor;
  return {
    ...{ number, kind: 'invoice', creditedNumber: null },
    ...headOf(order, now),
    lines: linesOf(order, items, installmentFeeMinor),
    vat: { country: vat.country, percent: vat.percent, amount: vat.total },
    net: { amount: totalMinor - vat.total.amount, currency: order.currency },
    total: { amount: totalMinor, currency: order.currency },
  };
}

/**
 * Takes back so much of an invoice. Its VAT is the same share of the invoice's, so that all credit notes of an invoice
 * together never take back more than it has, and exactly all of it with the last cent.
 * @param credited.beforeMinor what other credit notes have taken back of it
 * @param credited.takenByBankMinor what of it the shopper's bank has taken back, so that it is not given back
 */
export function toCreditNote(
  order: StoredOrder,
  credited: { invoice: Invoice; beforeMinor: number; amountMinor: number; takenByBankMinor: number },
  number: string,
  now: Date,
): Invoice {
  const { invoice, beforeMinor, amountMinor, takenByBankMinor } = credited;
  const { currency } = order;
  const vatUpTo = (minor: number) => Math.round((invoice.vat.amount.amount * minor) / invoice.total.amount);
  const vatMinor = vatUpTo(beforeMinor + amountMinor) - vatUpTo(beforeMinor);
  const money = (amount: number) => ({ amount, currency });
  return {
    ...{ number, kind: 'creditNote', creditedNumber: invoice.number },
    ...headOf(order, now),
    lines: [{ kind: 'refund', title: '', quantity: 1, amount: money(amountMinor), discount: money(0) }],
    vat: { ...invoice.vat, amount: money(vatMinor) },
    net: money(amountMinor - vatMinor),
    total: money(amountMinor),
    ...(takenByBankMinor > 0 ? { takenByBank: money(takenByBankMinor) } : {}),
  };
}
