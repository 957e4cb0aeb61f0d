import 'server-only';
import { env } from '@/lib/env/env';
import type { SiteCode } from '@/lib/sites/models';
import { rulesOf } from '@/lib/sites/rules-of';
import { serverReports } from '@/lib/start/server-reports';
import { siteOf } from '@/sites/editions';
import { atMost } from './at-most';
import { apiBase } from './base-url';
import { withBoundedBody } from './bounded-body';
import { sharedBreaker } from './breaker';
import type { ReadingApi } from './client';
import { embeddedApi } from './embedded';
import { ApiFailure } from './failure';
import { createApiClient } from './http';
import { createInProcess } from './in-process';
import { ownFetch } from './own-fetch';
import { reportFailures } from './report-failures';
import { isWholeAnswer } from './whole-answers';

/** A visitor waits for no answer longer than this; the 120 s of §7 are for the browser's own calls. */
const readLimitMs = 2000;
/** Far more than the longest listing. */
const maxAnswerBytes = 16 * 1024 * 1024;

async function callEmbedded(request: Request): Promise<Response> {
  const api = embeddedApi();
  if (!api) throw new ApiFailure({ status: 503, code: 'unavailable', message: '' });
  return api.fetch(request);
}

async function callNetwork(request: Request, signal?: AbortSignal): Promise<Response> {
  return withBoundedBody(await ownFetch()(request, signal ? { signal } : {}), maxAnswerBytes);
}

/**
 * The API for server components and middleware: the server behind `API_URL`, or the one in this process. Reads only,
 * each of at most two seconds; a call to another server ends with its limit. Only another server is given up for a
 * while when it is silent: the database in this process has limits of its own.
 */
export function serverApi(site: SiteCode): ReadingApi {
  const { apiUrl } = env();
  const baseUrl = `${apiUrl ? apiBase(apiUrl) : 'http://internal/api'}/${siteOf(site).code}`;
  const language = rulesOf(site).locale;
  const quiet = createApiClient({
    baseUrl,
    fetch: callNetwork,
    exchange: apiUrl ? undefined : createInProcess({ baseUrl, language, fetch: callEmbedded }),
    language,
    within: (call) => atMost(readLimitMs, call),
    isWhole: isWholeAnswer,
  });
  const client = reportFailures(quiet, (failure) => serverReports()?.failedCall(failure));
  if (!apiUrl) return client;
  const guarded = sharedBreaker();
  return { send: (call, ...options) => guarded(() => client.send(call, ...options)) };
}
