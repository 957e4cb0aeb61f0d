import { call } from '../call.ts';
import type { Invoice } from '../invoices.ts';

export const listInvoices = call('GET', 'orders/:orderId/invoices').answers<Invoice>();
export const listInvoicesOfSite = call('GET', 'admin/invoices')
  .query<{ page?: number; size?: number; year?: number }>()
  .answers<Invoice>();
