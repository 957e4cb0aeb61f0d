import { noteFailure } from '@/lib/outage/outage';

/** Runs once per server process; everything that needs Node is in its own module. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServerParts } = await import('./lib/start/server-parts');
  await startServerParts();
}

export async function onRequestError(
  error: unknown,
  request: Readonly<{ path: string; method: string; headers: NodeJS.Dict<string | string[]> }>,
  context: Readonly<{ routerKind: string; routePath: string; routeType: string }>,
): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // At once: the answer is sent soon after.
  noteFailure(error);
  const { reportRequestError } = await import('./lib/start/error-reports');
  await reportRequestError(error, request, context);
}
