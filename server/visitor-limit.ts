import type { ServerResponse } from 'node:http';
import { RenderTimeout } from './detached-render.ts';

/**
 * Works for a visitor as long as he waits.
 * @param work hears by its signal that he has gone, or has waited long enough
 * @throws RenderTimeout after `limitMs`, and what `work` throws
 */
export async function withinLimit<T>(
  response: ServerResponse,
  limitMs: number,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new RenderTimeout('a visitor has waited long enough')),
    limitMs,
  ).unref();
  response.once('close', () => gone.abort());
  try {
    return await Promise.race([work(gone.signal), late.promise]);
  } finally {
    clearTimeout(timer);
    gone.abort();
  }
}
