import type { SiteCode, SiteRules } from '@/lib/sites/models';
import { reportBrowserError } from '@/lib/start/browser-error-reports';
import type { ApiClient } from './client';

/** One for each site of the document: a client has no state but the code that is fetched for it. */
const clients = new Map<SiteCode, Promise<ApiClient>>();

function load(site: SiteCode): Promise<ApiClient> {
  const known = clients.get(site);
  if (known) return known;
  // ky is fetched on the first call, so no page pays for it before it is needed.
  const loading = import('./browser-client').then(({ createBrowserClient }) => createBrowserClient(site));
  clients.set(site, loading);
  // Whoever called is told; the next call tries again.
  loading.catch((error) => {
    clients.delete(site);
    reportBrowserError(error);
  });
  return loading;
}

/** The API for client islands. Sends the stored bearer token with every call unless `token: null` is given. */
export function browserApi(site: SiteCode | Pick<SiteRules, 'code'>): ApiClient {
  const code = typeof site === 'string' ? site : site.code;
  return { send: async (call, ...options) => (await load(code)).send(call, ...options) };
}
