import { addBreadcrumb, captureException, init } from '@sentry/nextjs';
import { type ApiFailure, isRefused } from '@/lib/api/failure';
import { createReportLimit } from './report-limit';
import { reportOptions, toCrumb } from './report-options';
import { createToldFailures } from './told-failures';

const mostPerPage = 20;
/** A page that is left is gone by then. */
const stayMs = 2000;

/** What counts visits and measures pages, which only those may who allow statistics. */
const measuring: ReadonlySet<string> = new Set([
  'BrowserSession',
  'BrowserTracing',
  'SpanStreaming',
  'WebVitals',
]);

const told = createToldFailures();
init({
  dsn: document.documentElement.dataset.sentryDsn ?? '',
  integrations: (all) => all.filter(({ name }) => !measuring.has(name)),
  ...reportOptions(createReportLimit(mostPerPage)),
});

/** Whether the server failed to draw something: it has told of that itself. */
function isOfServer(error: unknown): boolean {
  return error instanceof Error && 'digest' in error;
}

export function reportError(error: unknown): void {
  if (!isOfServer(error) && told.isNew(error)) captureException(error);
}

/** Tells once the page has stayed: one that is left breaks its calls off, which looks like a lost connection. */
function reportIfStaying(failure: ApiFailure): void {
  const callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    window.removeEventListener('pagehide', callOff);
    reportError(failure);
  }, stayMs);
  window.addEventListener('pagehide', callOff, { once: true });
}

/** What the shopper is told to change, and what fails without a connection, is remembered for a later report. */
export function reportFailedCall(failure: ApiFailure): void {
  if (isRefused(failure) || !navigator.onLine) addBreadcrumb(toCrumb(failure));
  else if (failure.code === 'network') reportIfStaying(failure);
  else reportError(failure);
}
