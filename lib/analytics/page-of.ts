import type { PageKind } from '@/api/contract/counts';
import { readFixedListing, readSlug } from '@/api/contract/page-paths';
import type { PageView } from './events';

export type PageAddress = Pick<PageView, 'kind' | 'vsin'>;

/** First segments that are a sort of page of their own. Null: nothing there is told of. */
const sorts: Readonly<Record<string, PageKind | null>> = {
  basket: 'basket',
  checkout: 'checkout',
  'checkout-callback': 'payment',
  'order-completed': 'order-completed',
  auth: 'auth',
  account: 'account',
  preview: null,
  design: null,
};

/** What an address is the page of; null for what is not told of: the staff's preview and the page of samples. */
export function pageOf(path: string): PageAddress | null {
  const [, , first = '', second] = path.split('/');
  if (first === '') return { kind: 'home', vsin: null };
  if (Object.hasOwn(sorts, first)) {
    const kind = sorts[first];
    return kind ? { kind, vsin: null } : null;
  }
  const listing = second === undefined ? readFixedListing(`/${first}`) : null;
  if (listing) return { kind: listing, vsin: null };
  const marked = readSlug(first);
  if (marked && marked !== 'invalid') return { kind: marked.type, vsin: marked.vsin };
  return { kind: 'content', vsin: null };
}
