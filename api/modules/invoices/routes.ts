import { object, string } from 'yup';
import * as pages from '../../contract/calls/invoice-pages.ts';
import * as calls from '../../contract/calls/invoices.ts';
import { listedInvoiceSchema } from '../../contract/invoices.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { defineRoute } from '../../http/route.ts';
import { findOrder } from '../orders/repo.ts';
import { invoiceFile, isInvoiceKey, withFiles } from './invoice-file.ts';
import { findInvoice, listInvoices, listInvoicesOfSite } from './repo.ts';

const adminListQuery = object({
  ...pagingQuery,
  year: string()
    .matches(/^\d{4}$/)
    .optional(),
}).noUnknown();

const keyQuery = object({ key: string().max(200).optional() });

/** A document is drawn anew each time, which takes longer than anything else a call does. */
const perClient = { points: 30, seconds: 600, isGuard: true } as const;

export const routes = [
  defineRoute(
    calls.listInvoices,
    {
      summary:
        'The invoice of an order of the caller and the credit notes that take it back, oldest first; empty until it is paid',
      auth: 'token',
      errors: ['order-not-found'],
      response: listedInvoiceSchema,
    },
    async (call, { db }) => {
      const order = await findOrder(db, ownerOf(call), call.params.orderId);
      if (!order) throw new ApiError('order-not-found');
      return withFiles(db, call.site.code, await listInvoices(db, order.id));
    },
  ),
  defineRoute(
    calls.listInvoicesOfSite,
    {
      summary:
        'Invoices and credit notes of the site, by their numbers, by page; `year` leaves out all others',
      auth: 'admin',
      query: adminListQuery,
      response: listedInvoiceSchema,
    },
    async ({ site, query }, { db }) => {
      const { year } = adminListQuery.cast(Object.fromEntries(query));
      const ofYear = year !== undefined ? { year: Number(year) } : {};
      const wanted = { site: site.code, ...ofYear };
      return withFiles(db, site.code, await listInvoicesOfSite(db, wanted, readPaging(query)));
    },
  ),
  defineRoute(
    pages.readInvoiceFile,
    {
      summary:
        'An invoice or credit note as PDF, to whoever has its address with the key: the list of invoices gives it',
      auth: 'none',
      query: keyQuery,
      limit: perClient,
      errors: ['resource-not-found'],
    },
    async ({ site, params: { number = '' }, query }, { db }) => {
      const isOpen = await isInvoiceKey(db, number, query.get('key') ?? '');
      const invoice = isOpen ? await findInvoice(db, site.code, number) : null;
      if (!invoice) throw new ApiError('resource-not-found');
      const { name, content } = await invoiceFile(invoice);
      return new Response(new Uint8Array(content), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${number}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      });
    },
  ),
];
