import { whenIdle } from '@/lib/browser/when-idle';

type Reports = typeof import('./browser-reports');

/**
 * Fetches what reports errors, where the server wrote a DSN into the page; else nothing is ever loaded or sent. Resolves
 * when `use` has been called, or cannot be.
 */
export async function withReports(use: (reports: Reports) => void): Promise<void> {
  if (document.documentElement.dataset.sentryDsn)
    await import('./browser-reports').then(use).catch(console.warn);
}

export function reportBrowserError(error: unknown): void {
  void withReports(({ reportError }) => reportError(error));
}

/** Loads error reports when the page is idle, so that they never delay it. */
export function startBrowserErrorReports(): void {
  whenIdle(() => void withReports(() => {}));
}
