import 'server-only';
import { type SiteCode, siteRules } from '@/api/contract/sites';
import { env } from '@/lib/env/env';
import { embeddedApi } from './embedded';
import { ApiFailure } from './failure';
import { type ApiClient, createApiClient } from './http';

async function callEmbedded(request: Request): Promise<Response> {
  const api = embeddedApi();
  if (!api) throw new ApiFailure({ status: 503, code: 'unavailable', message: '' });
  return api.fetch(request);
}

/** The API for server components and middleware: the server behind `API_URL`, or the one in this process. */
export function serverApi(site: SiteCode): ApiClient {
  const { apiUrl } = env();
  return createApiClient({
    baseUrl: `${apiUrl ?? 'http://internal/api'}/${site}`,
    fetch: apiUrl ? (request) => fetch(request) : callEmbedded,
    language: siteRules[site].locale,
  });
}
