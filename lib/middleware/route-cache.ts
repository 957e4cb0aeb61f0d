import type { Route } from '@/api/contract/route';
import { type Cached, type CacheOptions, cached } from '@/lib/cache/cached';
import type { SiteCode } from '@/lib/sites/models';

type Ask = (site: SiteCode, path: string) => Promise<Route | null>;
type Limits = Pick<CacheOptions<Route | null>, 'max' | 'waitMs' | 'retryMs' | 'now'>;

const foundMs = 5 * 60_000;
/** New products and pages appear within a minute even where no change is announced. */
const missingMs = 30_000;
/** An address known yesterday leads to its page while the API cannot tell. That there was nothing proves nothing. */
const staleMs = 24 * 3_600_000;
const longestPath = 300;

/** Caches the route of each path; bounded, because visitors may ask for any path. */
export function createRouteCache(ask: Ask, limits: Limits = {}) {
  const sites = new Map<SiteCode, Cached<string, Route | null>>();

  function routesOf(site: SiteCode): Cached<string, Route | null> {
    const known = sites.get(site);
    if (known) return known;
    const routes = cached<string, Route | null>((path) => ask(site, path), {
      freshMs: (route) => (route ? foundMs : missingMs),
      staleMs: (route) => (route ? staleMs : 0),
      max: 20_000,
      ...limits,
    });
    sites.set(site, routes);
    return routes;
  }

  return {
    /** @throws when the API cannot tell, and has not told within a day that something lives there */
    async get(site: SiteCode, path: string): Promise<Route | null> {
      return path.length > longestPath ? null : routesOf(site).get(path);
    },
    clear(): void {
      for (const routes of sites.values()) routes.invalidate();
    },
  };
}
