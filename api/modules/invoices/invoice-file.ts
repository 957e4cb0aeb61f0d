import { apiTexts } from '../../../messages/api.ts';
import type { Invoice, ListedInvoice } from '../../contract/invoices.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { isSameText } from '../../http/same-text.ts';
import { keyMaker } from '../../http/signed-key.ts';
import { fill } from '../../messages/fill.ts';

const invoiceKey = { secret: 'invoice-secret', purpose: 'invoice' } as const;

/** Adds where the PDF of each is read. The key of that address opens one document, to whoever has it. */
export async function withFiles(
  db: Queryable,
  site: SiteCode,
  documents: readonly Invoice[],
): Promise<ListedInvoice[]> {
  const keyOf = await keyMaker(db, invoiceKey);
  return documents.map((one) => ({
    ...one,
    file: `/api/${site}/invoice/${one.number}?key=${keyOf(one.number)}`,
  }));
}

export async function isInvoiceKey(db: Queryable, number: string, key: string): Promise<boolean> {
  return isSameText(key, (await keyMaker(db, invoiceKey))(number));
}

export type InvoiceFile = { name: string; content: Buffer };

/** The document as PDF, named in its language. */
export async function invoiceFile(invoice: Invoice): Promise<InvoiceFile> {
  // Loaded with the first one: it brings a renderer and its fonts, which an idle API does without.
  const { renderPdf } = await import('./pdf.ts');
  const { fileNames } = apiTexts[invoice.language].invoice;
  return {
    name: `${fill(fileNames[invoice.kind], { number: invoice.number })}.pdf`,
    content: await renderPdf(invoice),
  };
}
