import { noteFailure } from '@/lib/outage/outage';
import { type FailedPage, type FailedRequest, serverReports } from '@/lib/start/server-reports';

/** Runs once per server process; everything that needs Node is in its own module. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServerParts } = await import('./lib/start/server-parts');
  await startServerParts();
}

export function onRequestError(error: unknown, request: FailedRequest, page: FailedPage): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // At once: the answer is sent soon after.
  noteFailure(error);
  serverReports()?.failedPage(error, request, page);
}
