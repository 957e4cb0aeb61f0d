import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Invoice } from '../../contract/invoices.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';
import type { Paging } from '../../http/paging.ts';

const documents = (rows: readonly { document: Invoice }[]) => rows.map(({ document }) => document);

/** The invoice, then the credit notes that take it back, oldest first. */
export async function listInvoices(db: Queryable, orderId: string): Promise<Invoice[]> {
  const { document, kind, year, sequence } = invoices;
  return documents(
    await db
      .select({ document })
      .from(invoices)
      .where(eq(invoices.orderId, orderId))
      .orderBy(desc(kind), asc(year), asc(sequence)),
  );
}

/** Of the shop alone: another shop's documents are none here. */
export async function findInvoice(db: Queryable, site: SiteCode, number: string): Promise<Invoice | null> {
  const [row] = await db
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.number, number), eq(invoices.site, site)));
  return row?.document ?? null;
}

/** The credit notes of refunds, by their refunds. */
export async function listCreditNotes(db: Queryable, refundIds: readonly string[]): Promise<Invoice[]> {
  if (refundIds.length === 0) return [];
  return documents(
    await db
      .select({ document: invoices.document })
      .from(invoices)
      .where(inArray(invoices.refundId, [...refundIds]))
      .orderBy(asc(invoices.year), asc(invoices.sequence)),
  );
}

export async function listInvoicesOfSite(
  db: Queryable,
  { site, year }: { site: SiteCode; year?: number },
  { limit, offset }: Paging,
): Promise<Invoice[]> {
  const { document, kind, year: ofYear, sequence } = invoices;
  return documents(
    await db
      .select({ document })
      .from(invoices)
      .where(and(eq(invoices.site, site), year === undefined ? undefined : eq(ofYear, year)))
      .orderBy(asc(ofYear), asc(kind), asc(sequence))
      .limit(limit)
      .offset(offset),
  );
}

/** Of all orders of somebody, latest first. */
export async function listInvoicesOfOwner(
  db: Queryable,
  { ownerId, site }: Owner,
  limit: number,
): Promise<Invoice[]> {
  return documents(
    await db
      .select({ document: invoices.document })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(and(eq(orders.ownerId, ownerId), eq(orders.site, site)))
      .orderBy(desc(invoices.issuedAt), desc(invoices.sequence))
      .limit(limit),
  );
}
