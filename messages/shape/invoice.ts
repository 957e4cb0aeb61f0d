import type { InvoiceKind } from '../../api/contract/invoices.ts';
import type { CreditMethod } from '../../api/contract/method-facts.ts';

/** The words of an invoice and of a credit note. */
export type InvoiceTexts = {
  kinds: Readonly<Record<InvoiceKind, string>>;
  /** The file, with `{number}`. */
  fileNames: Readonly<Record<InvoiceKind, string>>;
  number: string;
  issuedOn: string;
  orderedOn: string;
  order: string;
  /** Names the invoice that a credit note takes back. */
  credited: string;
  buyer: string;
  deliverTo: string;
  description: string;
  quantity: string;
  amount: string;
  /** Lines that have no title of their own. */
  lines: Readonly<
    Record<'delivery' | 'installmentFee' | 'withdrawn' | 'refund' | 'service' | 'goods', string>
  >;
  discount: string;
  net: string;
  /** Names `{percent}` and `{country}`. */
  vat: string;
  total: string;
  /** Names `{method}`. */
  paid: string;
  /** Of a credit note. Names `{method}`. */
  givenBack: string;
  /** Where a lender has paid it: whom to pay by when. Names `{days}` and `{lender}`. */
  owed: Readonly<Record<CreditMethod, string>>;
  /** Of a credit note of such an invoice. */
  notOwed: string;
  /** Of a credit note. Names `{amount}`. */
  takenByBank: string;
  /** Name `{amount}`: what a gift card has paid of it, and what of a credit note it has again. */
  paidWithCard: string;
  backToCard: string;
  /** Below the sale of a gift card, and the credit note that takes it back. */
  voucher: string;
  /** What the law has said below it; empty where it asks for nothing. */
  notice: string;
  /** Names `{page}` and `{pages}`. */
  page: string;
};
