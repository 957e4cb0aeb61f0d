import { LRUCache } from 'lru-cache';
import type { SiteCode } from '@/api/contract/sites';
import type { Route } from '@/api/contract/template';

type Answer = { route: Route | null };
type Ask = (site: SiteCode, path: string) => Promise<Route | null>;

const foundMs = 5 * 60_000;
/** New products and pages appear within a minute even where no change is announced. */
const missingMs = 30_000;
const longestPath = 300;

/** Remembers what lives at an address; bounded, because visitors may ask for any address. */
export function createRouteCache(ask: Ask, max = 20_000) {
  const answers = new LRUCache<string, Answer>({ max, ttl: foundMs });
  const running = new Map<string, Promise<Route | null>>();

  async function load(key: string, site: SiteCode, path: string): Promise<Route | null> {
    try {
      const route = await ask(site, path);
      answers.set(key, { route }, { ttl: route ? foundMs : missingMs });
      return route;
    } finally {
      running.delete(key);
    }
  }

  return {
    async get(site: SiteCode, path: string): Promise<Route | null> {
      if (path.length > longestPath) return null;
      const key = `${site}:${path}`;
      const known = answers.get(key);
      if (known) return known.route;
      const loading = running.get(key) ?? load(key, site, path);
      running.set(key, loading);
      return loading;
    },
    clear: () => answers.clear(),
  };
}
