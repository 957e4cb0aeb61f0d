import type { SiteCode } from '@/lib/sites/models';
import { rulesOf } from '@/lib/sites/rules-of';
import { withReports } from '@/lib/start/browser-error-reports';
import { siteOf } from '@/sites/editions';
import type { ApiClient } from './client';
import { createApiClient } from './http';
import { reportFailures } from './report-failures';
import { sayNotFound } from './say-not-found';
import { readAccessToken } from './tokens';

/** What `browserApi` fetches with the first call. */
export function createBrowserClient(site: SiteCode): ApiClient {
  const rules = rulesOf(site);
  const client = createApiClient({
    baseUrl: `${window.location.origin}/api/${siteOf(site).code}`,
    fetch: (request) => window.fetch(request),
    language: rules.locale,
    token: () => readAccessToken(rules),
  });
  return reportFailures(sayNotFound(client, rules.language), (failure) => {
    void withReports(({ reportFailedCall }) => reportFailedCall(failure));
  });
}
