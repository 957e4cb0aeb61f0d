import { LRUCache } from 'lru-cache';
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
const mostRoutes = 20_000;
const mostMissing = 2_000;

/**
 * Caches the route of each path. What visitors make up has a small part of its own, so that it neither fills the memory nor
 * takes the place of what there is.
 */
export function createRouteCache(ask: Ask, limits: Limits = {}) {
  const { now = Date.now, max = mostRoutes } = limits;
  const sites = new Map<SiteCode, Cached<string, Route | null>>();
  /** Until when nothing lives there, by site and path. */
  const missing = new LRUCache<string, number>({ max: Math.min(max, mostMissing) });
  /** Counts what was cleared: what was asked before says nothing afterwards. */
  let generation = 0;

  function routesOf(site: SiteCode): Cached<string, Route | null> {
    const known = sites.get(site);
    if (known) return known;
    const routes = cached<string, Route | null>((path) => ask(site, path), {
      freshMs: (route) => (route ? foundMs : missingMs),
      staleMs: (route) => (route ? staleMs : 0),
      ...limits,
      max,
    });
    sites.set(site, routes);
    return routes;
  }

  async function find(site: SiteCode, path: string): Promise<Route | null> {
    const key = `${site} ${path}`;
    if ((missing.get(key) ?? 0) > now()) return null;
    const askedIn = generation;
    const routes = routesOf(site);
    const route = await routes.get(path);
    if (route === null && askedIn === generation) {
      missing.set(key, now() + missingMs);
      routes.forget(path);
    }
    return route;
  }

  return {
    /** @throws when the API cannot tell, and has not told within a day that something lives there */
    get: async (site: SiteCode, path: string): Promise<Route | null> =>
      path.length > longestPath ? null : find(site, path),
    clear(): void {
      generation += 1;
      missing.clear();
      for (const routes of sites.values()) routes.invalidate();
    },
  };
}
