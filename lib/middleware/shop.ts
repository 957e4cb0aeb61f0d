import { listPolicies } from '@/api/contract/calls/policies';
import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { resolveRoute } from '@/api/contract/calls/route';
import { listSearchRedirects } from '@/api/contract/calls/search-redirects';
import { featureFlags } from '@/api/contract/feature-flags';
import type { Route } from '@/api/contract/route';
import { embeddedApi } from '@/lib/api/embedded';
import { isRefused } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { cached } from '@/lib/cache/cached';
import type { SiteCode } from '@/lib/sites/models';
import { createRouteCache } from './route-cache';
import type { Shop } from './types';

const configMs = 3000;
const listMs = 15 * 60_000;

async function askRoute(site: SiteCode, path: string): Promise<Route | null> {
  try {
    return await serverApi(site).send(resolveRoute, { items: [{ url: path }] });
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** The shop as middleware sees it; one per process. */
export function createShop(): Shop {
  const routes = createRouteCache(askRoute);
  const config = cached((site: SiteCode) => serverApi(site).send(readRemoteConfig), { freshMs: configMs });
  const policies = cached((site: SiteCode) => serverApi(site).send(listPolicies), { freshMs: listMs });
  const redirects = cached((site: SiteCode) => serverApi(site).send(listSearchRedirects), {
    freshMs: listMs,
  });
  // A visit goes on without them: the page it comes to says when the API is away, and logs it (lib/outage).
  const policiesOf = (site: SiteCode) => policies.get(site).catch(() => []);
  const redirectsOf = (site: SiteCode) => redirects.get(site).catch(() => []);
  // Any change empties all four: they refill in a few calls, and none can then be out of date.
  const invalidateAll = () => {
    routes.clear();
    for (const list of [config, policies, redirects]) list.invalidate();
  };
  embeddedApi()?.changes.subscribe(invalidateAll);
  return {
    route: routes.get,
    isInMaintenance: async (site) => {
      // Every visit begins here: what later steps may ask is loaded beside it, so that a silent API is waited for once.
      void policiesOf(site);
      void redirectsOf(site);
      // A shop that cannot be asked is not in maintenance: the page says what is the matter.
      const found = await config.get(site).catch(() => undefined);
      return found?.maintenanceMode === true;
    },
    isOn: async (site, flag) => {
      const found = await config.get(site).catch(() => undefined);
      return found?.featureFlags[flag] ?? featureFlags[flag];
    },
    policies: policiesOf,
    searchRedirects: redirectsOf,
  };
}
