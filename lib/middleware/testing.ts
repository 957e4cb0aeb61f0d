import type { Policy } from '@/api/contract/policies';
import type { Route } from '@/api/contract/route';
import type { SearchRedirect } from '@/api/contract/search-redirects';
import { getSite } from '@/lib/sites/sites';
import type { Shop, StepResult, Visit } from './types';
import { toVisit } from './visit';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140';
export const mobile = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';

/** A visit to a public address such as `/nl/banken-c-C11?sort=price-asc`. */
export function visitTo(address: string, options: { role?: string; userAgent?: string } = {}): Visit {
  const url = new URL(address, 'http://shop.test');
  const sites = [getSite('nl'), getSite('b2bTr')] as const;
  const visit = toVisit(
    {
      pathname: url.pathname,
      query: url.searchParams,
      header: (name) => (name === 'user-agent' ? (options.userAgent ?? desktop) : null),
      role: options.role,
    },
    sites,
  );
  if ('kind' in visit) throw new Error(`${address} is answered before any step`);
  return visit;
}

const routes: readonly Route[] = [
  { type: 'product', vsin: 'V100101', alias: 'bank-oslo', url: '/bank-oslo-p-V100101' },
  { type: 'category', vsin: 'C11', alias: 'banken', url: '/banken-c-C11' },
  { type: 'collection', vsin: 'CL1', alias: 'oslo', url: '/oslo-cl-CL1' },
  { type: 'tag', vsin: 'T1', alias: 'eiken', url: '/eiken-t-T1' },
  { type: 'template', vsin: null, alias: 'about-us', url: '/about-us' },
];
const policies: readonly Policy[] = [
  { policy: 'terms', slug: 'algemene-voorwaarden', title: 'Algemene voorwaarden' },
  { policy: 'privacy', slug: 'privacybeleid', title: 'Privacybeleid' },
];

const searchRedirects: readonly SearchRedirect[] = [
  {
    searchTerm: 'Slaapbank ',
    link: { type: 'category', alias: 'banken', params: { vsin: 'C11' }, queryString: 'style=sleeper' },
  },
  { searchTerm: 'vacatures', link: { type: 'template', alias: 'about-us', params: {}, queryString: '' } },
];

/** A shop with one of each; a typed slug is found by its vsin, as the API does. */
export function testShop(changes: Partial<Shop> = {}): Shop {
  return {
    isInMaintenance: async () => false,
    isOn: async (site, flag) => site === 'b2bTr' && flag === 'adminCheckout',
    route: async (_site, path) => {
      const vsin = /-([A-Z]+\d+)$/i.exec(path)?.[1]?.toUpperCase();
      return routes.find((route) => (vsin ? route.vsin === vsin : route.url === path)) ?? null;
    },
    policies: async () => policies,
    searchRedirects: async () => searchRedirects,
    ...changes,
  };
}

/** `307 /nl`, `404 /nl/not-found`, `/nl/product/V1`: an outcome in one line. */
export function lineOf(outcome: StepResult | null): string {
  if (!outcome) return 'undecided';
  if (outcome.kind === 'pass') return 'pass';
  const status = outcome.status === undefined ? '' : `${outcome.status} `;
  return status + outcome.to;
}
