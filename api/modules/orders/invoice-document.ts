import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { Identity } from '../../../sites/site-types.ts';
import { toAddressLines } from '../../contract/address-lines.ts';
import type { OrderItem, OrderVat } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import type { VatCheck } from '../../contract/vat-check.ts';
import { localDate } from '../../runtime/local-date.ts';
import { type TaxedPart, takeByRate } from '../basket/vat-by-rate.ts';
import type { StoredOrder } from './repo.ts';

type Line = Invoice['lines'][number];
type Head = Omit<
  Invoice,
  | 'number'
  | 'kind'
  | 'creditedNumber'
  | 'lines'
  | 'vat'
  | 'vatCheck'
  | 'net'
  | 'total'
  | 'byGiftCard'
  | 'takenByBank'
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
    orderNumber,
    language,
    seller: { company, address: [...addressLines], registrations: [...registrations] },
    buyer: addressOf(order.billingAddress),
    deliverTo: addressOf(order.shippingAddress),
    method: order.subIntegrationType,
    ...(order.kind === 'gift-card' ? { isVoucher: true } : {}),
  };
}

/** The goods and services of an order, its delivery and what paying in parts costs: together what was charged. */
function linesOf(order: StoredOrder, items: readonly OrderItem[], installmentFeeMinor: number): Line[] {
  const money = (amount: number) => ({ amount, currency: order.currency });
  const line = (kind: Line['kind'], amount: number): Line => ({
    kind,
    title: '',
    quantity: 1,
    amount: money(amount),
    discount: money(0),
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

function byGiftCard({ currency }: StoredOrder, amount: number): Pick<Invoice, 'byGiftCard'> {
  return amount > 0 ? { byGiftCard: { amount, currency } } : { byGiftCard: undefined };
}

type Charged = {
  items: readonly OrderItem[];
  vat: OrderVat;
  vatCheck: VatCheck | null;
  installmentFeeMinor: number;
  /** What was not asked for, minor units, and at which rates the pieces are that were withdrawn from. */
  notAskedMinor: number;
  withdrawn: readonly TaxedPart[];
};

/** @param charged what was charged, and the VAT of all that was ordered */
export function toInvoice(order: StoredOrder, charged: Charged, number: string, now: Date): Invoice {
  return lessWithdrawn(invoiceOfAll(order, charged, number, now), charged);
}

function invoiceOfAll(order: StoredOrder, charged: Charged, number: string, now: Date): Invoice {
  const { items, vat, vatCheck, installmentFeeMinor } = charged;
  const totalMinor = order.total + installmentFeeMinor;
  return {
    number,
    kind: 'invoice',
    creditedNumber: null,
    ...headOf(order, now),
    lines: linesOf(order, items, installmentFeeMinor),
    vat: {
      country: vat.country,
      percent: vat.percent,
      amount: vat.total,
      ...(vat.rates.length > 1 ? { rates: vat.rates } : {}),
    },
    ...(vatCheck ? { vatCheck } : {}),
    net: { amount: totalMinor - vat.total.amount, currency: order.currency },
    total: { amount: totalMinor, currency: order.currency },
    ...byGiftCard(order, order.giftCardReleased ? 0 : order.giftCardAmount),
  };
}

type Rates = NonNullable<Invoice['vat']['rates']>;

/** What an invoice or credit note has at each rate. */
function ratesOf({ vat, total }: Invoice): Rates {
  return vat.rates ?? [{ percent: vat.percent, gross: total, vat: vat.amount }];
}

function grossAt(documents: readonly Invoice[], percent: number): number {
  return documents
    .flatMap(ratesOf)
    .reduce((sum, rate) => sum + (rate.percent === percent ? rate.gross.amount : 0), 0);
}

/** Takes off an invoice what was withdrawn from before it was paid, which is not sold. */
function lessWithdrawn(invoice: Invoice, { notAskedMinor, withdrawn }: Charged): Invoice {
  if (notAskedMinor <= 0) return invoice;
  const { currency } = invoice.total;
  const money = (amount: number) => ({ amount, currency });
  const off = creditedRates({ invoice, before: [], amountMinor: notAskedMinor, parts: withdrawn });
  const rates = ratesOf(invoice)
    .map(({ percent, gross, vat }) => {
      const less = off.find((one) => one.percent === percent);
      const { grossMinor, vatMinor } = less ?? { grossMinor: 0, vatMinor: 0 };
      return { percent, gross: money(gross.amount - grossMinor), vat: money(vat.amount - vatMinor) };
    })
    .filter(({ gross }) => gross.amount > 0);
  const vatMinor = rates.reduce((sum, { vat }) => sum + vat.amount, 0);
  const totalMinor = invoice.total.amount - notAskedMinor;
  const line = { kind: 'withdrawn', title: '', quantity: 1, discount: money(0) } as const;
  return {
    ...invoice,
    lines: [...invoice.lines, { ...line, amount: money(-notAskedMinor) }],
    vat: {
      country: invoice.vat.country,
      percent: rates[0]?.percent ?? invoice.vat.percent,
      amount: money(vatMinor),
      ...(rates.length > 1 ? { rates } : {}),
    },
    net: money(totalMinor - vatMinor),
    total: money(totalMinor),
  };
}

/** What a credit note takes back of an invoice, and what others have taken back of it before. */
export type Credited = {
  invoice: Invoice;
  before: readonly Invoice[];
  amountMinor: number;
  /** At which rates, as far as that is known. */
  parts: readonly TaxedPart[];
  /** What of it the shopper's bank has taken back, so that it is not given back. */
  takenByBankMinor: number;
  /** What of it a gift card has again. */
  toCardMinor: number;
};

/** At each rate, so much VAT that all credit notes together never take back more than the invoice has, and all with the last cent. */
function creditedRates({
  invoice,
  before,
  amountMinor,
  parts,
}: Pick<Credited, 'invoice' | 'before' | 'amountMinor' | 'parts'>): (TaxedPart & { vatMinor: number })[] {
  const rates = ratesOf(invoice).map(({ percent, gross, vat }) => {
    const beforeMinor = grossAt(before, percent);
    const vatUpTo = (minor: number) => Math.round((vat.amount * minor) / gross.amount);
    return { percent, grossMinor: gross.amount - beforeMinor, beforeMinor, vatUpTo };
  });
  return takeByRate(amountMinor, rates, parts).map(({ percent, grossMinor }) => {
    const rate = rates.find((one) => one.percent === percent);
    if (!rate) throw new Error('A credit note takes back what its invoice does not have.');
    const { beforeMinor, vatUpTo } = rate;
    return { percent, grossMinor, vatMinor: vatUpTo(beforeMinor + grossMinor) - vatUpTo(beforeMinor) };
  });
}

/** Takes back so much of an invoice, at the rates it was charged at. */
export function toCreditNote(order: StoredOrder, credited: Credited, number: string, now: Date): Invoice {
  const { invoice, amountMinor, takenByBankMinor, toCardMinor } = credited;
  const money = (amount: number) => ({ amount, currency: order.currency });
  const rates = creditedRates(credited);
  const vatMinor = rates.reduce((sum, rate) => sum + rate.vatMinor, 0);
  const { country } = invoice.vat;
  const shown = rates.map(({ percent, grossMinor, vatMinor: vat }) => ({
    percent,
    gross: money(grossMinor),
    vat: money(vat),
  }));
  return {
    number,
    kind: 'creditNote',
    creditedNumber: invoice.number,
    ...headOf(order, now),
    lines: [{ kind: 'refund', title: '', quantity: 1, amount: money(amountMinor), discount: money(0) }],
    vat: {
      country,
      percent: rates[0]?.percent ?? invoice.vat.percent,
      amount: money(vatMinor),
      ...(shown.length > 1 ? { rates: shown } : {}),
    },
    net: money(amountMinor - vatMinor),
    total: money(amountMinor),
    ...byGiftCard(order, toCardMinor),
    ...(takenByBankMinor > 0 ? { takenByBank: money(takenByBankMinor) } : {}),
  };
}
