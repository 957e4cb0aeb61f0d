import { object, string } from 'yup';
import * as calls from '../../contract/calls/invoices.ts';
import { invoiceSchema } from '../../contract/invoices.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { defineRoute } from '../../http/route.ts';
import { findOrder } from '../orders/repo.ts';
import { listInvoices, listInvoicesOfSite } from './repo.ts';

const adminListQuery = object({
  ...pagingQuery,
  year: string()
    .matches(/^\d{4}$/)
    .optional(),
}).noUnknown();

export const routes = [
  defineRoute(
    calls.listInvoices,
    {
      summary:
        'The invoice of an order of the caller and the credit notes that take it back, oldest first; empty until it is paid',
      auth: 'token',
      errors: ['order-not-found'],
      response: invoiceSchema,
    },
    async (call, { db }) => {
      const order = await findOrder(db, ownerOf(call), call.params.orderId);
      if (!order) throw new ApiError('order-not-found');
      return listInvoices(db, order.id);
    },
  ),
  defineRoute(
    calls.listInvoicesOfSite,
    {
      summary:
        'Invoices and credit notes of the site, by their numbers, by page; `year` leaves out all others',
      auth: 'admin',
      query: adminListQuery,
      response: invoiceSchema,
    },
    async ({ site, query }, { db }) => {
      const { year } = adminListQuery.cast(Object.fromEntries(query));
      const ofYear = year !== undefined ? { year: Number(year) } : {};
      return listInvoicesOfSite(db, { site: site.code, ...ofYear }, readPaging(query));
    },
  ),
];
