import { and, eq, sql } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { Invoice, InvoiceKind } from '../../contract/invoices.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { invoiceCounters, invoices } from '../../db/schema/invoices.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { TaxedPart } from '../basket/vat-by-rate.ts';
import { findVatCheck } from '../vat-numbers/repo.ts';
import { dueAtFirstMinor, notAskedMinor, withdrawnParts } from './asked-amount.ts';
import { toCreditNote, toInvoice } from './invoice-document.ts';
import { toOrderVat } from './order-vat.ts';
import { listCharges, listOrderItems, type StoredOrder } from './repo.ts';
import { toOrderItems } from './view.ts';

type Series = { site: SiteCode; kind: InvoiceKind; year: number };

/**
 * The next number of a series. Others wait for it until the transaction ends, which takes it back when it fails: no
 * number is left out. The last lock of a transaction, as all payments of a site need it.
 */
async function drawSequence(tx: Tx, series: Series): Promise<number> {
  const { site, kind, year, last } = invoiceCounters;
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ ...series, last: 1 })
    .onConflictDoUpdate({ target: [site, kind, year], set: { last: sql`${last} + 1` } })
    .returning({ last });
  if (!row) throw new Error('No invoice number was drawn.');
  return row.last;
}

const letters: Readonly<Record<InvoiceKind, string>> = { invoice: 'F', creditNote: 'C' };

type Making = {
  order: StoredOrder;
  kind: InvoiceKind;
  refundId: string | null;
  now: Date;
  write: (number: string) => Invoice;
};

/** @returns its number */
async function issue(tx: Tx, { order, kind, refundId, now, write }: Making): Promise<string> {
  const { site, id: orderId } = order;
  const year = Number(localDate(now, siteRules[site].timeZone).slice(0, 4));
  const sequence = await drawSequence(tx, { site, kind, year });
  const number = [letters[kind], site.toUpperCase(), year, String(sequence).padStart(6, '0')].join('-');
  const document = write(number);
  await tx.insert(invoices).values({
    number,
    site,
    kind,
    year,
    sequence,
    orderId,
    refundId,
    document,
    issuedAt: now,
  });
  return number;
}

/** The invoice of an order that has been paid, once; nothing for one that cost nothing. */
export async function issueInvoice(tx: Tx, order: StoredOrder, now: Date): Promise<void> {
  const charges = (await listCharges(tx, [order.id])).get(order.id);
  const installmentFeeMinor = charges?.installmentFee ?? 0;
  if (order.total + installmentFeeMinor === 0 || (await findInvoice(tx, order.id))) return;
  const stored = await listOrderItems(tx, [order.id]);
  const items = toOrderItems(order, stored);
  const vatCheck = await findVatCheck(tx, order.site, order.billingAddress.vatNumber);
  const vat = toOrderVat(order, items, installmentFeeMinor);
  const notAsked = notAskedMinor(order, charges?.amount ?? dueAtFirstMinor(order));
  const withdrawn = notAsked > 0 ? await withdrawnParts(tx, order, stored) : [];
  const charged = { items, vat, vatCheck, installmentFeeMinor, notAskedMinor: notAsked, withdrawn };
  const write = (number: string) => toInvoice(order, charged, number, now);
  await issue(tx, { order, kind: 'invoice', refundId: null, now, write });
}

async function findInvoice(tx: Tx, orderId: string): Promise<Invoice | null> {
  const [row] = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row?.document ?? null;
}

async function listCreditNotes(tx: Tx, orderId: string): Promise<Invoice[]> {
  const rows = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'creditNote')));
  return rows.map(({ document }) => document);
}

/** What is taken back of a sale, minor units: all of it, and how much of that goes back in a refund. */
type TakenBack = {
  amountMinor: number;
  /** At which rates, where that is known. */
  parts: readonly TaxedPart[];
  refund: { id: string; amount: number; toCard: number } | null;
};

/**
 * The credit note of what is taken back of a sale, while the order is locked. What the shopper's bank has taken back is
 * not refunded, yet that part of the sale is undone all the same. A refund that stands for one that failed takes nothing
 * back once more, and an order from before there were invoices has none to take back.
 * @returns its number; null where there is nothing to credit
 */
export async function issueCreditNote(
  tx: Tx,
  order: StoredOrder,
  taken: TakenBack,
  now: Date,
): Promise<string | null> {
  const invoice = await findInvoice(tx, order.id);
  if (!invoice) return null;
  const before = await listCreditNotes(tx, order.id);
  const beforeMinor = before.reduce((sum, { total }) => sum + total.amount, 0);
  const amountMinor = Math.min(taken.amountMinor, invoice.total.amount - beforeMinor);
  if (amountMinor <= 0) return null;
  const takenByBankMinor = Math.max(0, amountMinor - (taken.refund?.amount ?? 0));
  const toCardMinor = taken.refund?.toCard ?? 0;
  const credited = { invoice, before, amountMinor, parts: taken.parts, takenByBankMinor, toCardMinor };
  const write = (number: string) => toCreditNote(order, credited, number, now);
  return issue(tx, { order, kind: 'creditNote', refundId: taken.refund?.id ?? null, now, write });
}
