import type { Invoice } from '../../contract/invoices.ts';
import type { Queryable } from '../../db/client.ts';
import { invoiceFile } from '../invoices/invoice-file.ts';
import { listCreditNotes, listInvoices } from '../invoices/repo.ts';
import type { Attachment } from './content.ts';

export async function attach(documents: readonly Invoice[]): Promise<Attachment[]> {
  const files = await Promise.all(documents.map(invoiceFile));
  return files.map((file) => ({ ...file, type: 'application/pdf' }));
}

/** The invoice of an order; nothing where there is none, as for one that cost nothing. */
export async function attachInvoice(db: Queryable, orderId: string): Promise<Attachment[]> {
  return attach((await listInvoices(db, orderId)).filter(({ kind }) => kind === 'invoice'));
}

/** All that takes the invoice of an order back. */
export async function attachCreditNotesOf(db: Queryable, orderId: string): Promise<Attachment[]> {
  return attach((await listInvoices(db, orderId)).filter(({ kind }) => kind === 'creditNote'));
}

/** What takes the invoice back for one refund. */
export async function attachCreditNote(db: Queryable, refundId: string): Promise<Attachment[]> {
  return attach(await listCreditNotes(db, [refundId]));
}
