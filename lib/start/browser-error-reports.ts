import { whenIdle } from '@/lib/browser/when-idle';

/** The DSN the server wrote into the page; without one nothing is ever loaded or sent. */
function browserDsn(): string | null {
  return document.documentElement.dataset.sentryDsn ?? null;
}

async function loadReports(dsn: string) {
  const sentry = await import('@sentry/nextjs');
  if (!sentry.getClient()) sentry.init({ dsn });
  return sentry;
}

export function reportBrowserError(error: unknown): void {
  const dsn = browserDsn();
  if (dsn) loadReports(dsn).then((sentry) => sentry.captureException(error), console.warn);
}

/** Loads error reports when the page is idle, so that they never delay it. */
export function startBrowserErrorReports(): void {
  const dsn = browserDsn();
  if (!dsn) return;
  whenIdle(() => void loadReports(dsn).catch(console.warn));
}
