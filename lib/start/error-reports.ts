import { env } from '@/lib/env/env';

type RequestInfo = Readonly<{ path: string; method: string; headers: NodeJS.Dict<string | string[]> }>;
type ErrorContext = Readonly<{ routerKind: string; routePath: string; routeType: string }>;

/** Starts error reports of the server when a DSN exists; costs nothing otherwise. */
export async function startErrorReports(): Promise<void> {
  const dsn = env().sentryDsn;
  if (!dsn) return;
  const sentry = await import('@sentry/nextjs');
  sentry.init({ dsn });
}

export async function reportRequestError(
  error: unknown,
  request: RequestInfo,
  context: ErrorContext,
): Promise<void> {
  if (!env().sentryDsn) return;
  const sentry = await import('@sentry/nextjs');
  sentry.captureRequestError(error, request, context);
}
