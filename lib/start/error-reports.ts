import { isRefused } from '@/lib/api/failure';
import { env } from '@/lib/env/env';
import { createReportLimit } from './report-limit';
import { reportOptions, toCrumb, withoutQuery } from './report-options';
import { keepServerReports, type ServerReports } from './server-reports';
import { createToldFailures } from './told-failures';

const mostKinds = 60;
const windowMs = 60_000;

function createServerReports(sentry: typeof import('@sentry/nextjs')): ServerReports {
  const told = createToldFailures();
  return {
    failedCall(failure) {
      if (isRefused(failure)) sentry.addBreadcrumb(toCrumb(failure));
      else if (told.isNew(failure)) sentry.captureException(failure);
    },
    failedPage(error, { path, method, headers }, page) {
      if (!told.isNew(error)) return;
      const known = { path: withoutQuery(path), method, headers: { 'user-agent': headers['user-agent'] } };
      sentry.captureRequestError(error, known, page);
    },
    failedAnswer(error, { requestId, method, route }) {
      told.addRequest(requestId);
      const tags = { api_method: method, api_path: route, request_id: requestId };
      sentry.captureException(error, { tags });
    },
  };
}

/** Starts error reports of the server when a DSN exists; costs nothing otherwise. */
export async function startErrorReports(): Promise<void> {
  const dsn = env().sentryDsn;
  if (!dsn) return;
  const sentry = await import('@sentry/nextjs');
  sentry.init({ dsn, ...reportOptions(createReportLimit(mostKinds, windowMs)) });
  keepServerReports(createServerReports(sentry));
}
