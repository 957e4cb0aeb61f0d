import { readSlug } from '@/api/contract/page-paths';

/** The product whose page it is; empty on all other pages. */
export function productOn(pathname: string): string {
  const page = readSlug(pathname.slice(pathname.lastIndexOf('/') + 1));
  return page !== null && page !== 'invalid' && page.type === 'product' ? page.vsin : '';
}
