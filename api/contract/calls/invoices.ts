import { call } from '../call.ts';
import type { ListedInvoice } from '../invoices.ts';

export const listInvoices = call('GET', 'orders/:orderId/invoices').answers<ListedInvoice>();
export const listInvoicesOfSite = call('GET', 'admin/invoices')
  .query<{ page?: number; size?: number; year?: number }>()
  .answers<ListedInvoice>();
