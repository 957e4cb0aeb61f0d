import type { SiteCode, SiteRules } from '@/lib/sites/models';
import { rulesOf } from '@/lib/sites/rules-of';
import { siteOf } from '@/sites/editions';
import type { ApiClient } from './client';
import { readAccessToken } from './tokens';

/** One for each site of the document: a client has no state but the code that is fetched for it. */
const clients = new Map<SiteCode, Promise<ApiClient>>();

function load(site: SiteCode): Promise<ApiClient> {
  const known = clients.get(site);
  if (known) return known;
  const rules = rulesOf(site);
  // ky is fetched on the first call, so no page pays for it before it is needed.
  const loading = import('./http').then(({ createApiClient }) =>
    createApiClient({
      baseUrl: `${window.location.origin}/api/${siteOf(site).code}`,
      fetch: (request) => window.fetch(request),
      language: rules.locale,
      token: () => readAccessToken(rules),
    }),
  );
  clients.set(site, loading);
  // Whoever called is told; the next call tries again.
  loading.catch(() => clients.delete(site));
  return loading;
}

/** The API for client islands. Sends the stored bearer token with every call unless `token: null` is given. */
export function browserApi(site: SiteCode | Pick<SiteRules, 'code'>): ApiClient {
  const code = typeof site === 'string' ? site : site.code;
  return { send: async (call, ...options) => (await load(code)).send(call, ...options) };
}
