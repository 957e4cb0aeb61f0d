import { reportBrowserError } from '@/lib/start/browser-error-reports';

/** A slot that is hidden is told of: in the browser's console, and where the shop collects errors. */
export function reportSlot(id: string, cause: unknown): void {
  const error = new Error(`content: slot ${id} is hidden`, { cause });
  console.warn(error.message, cause);
  reportBrowserError(error);
}
