import { setTimeout } from 'node:timers/promises';

/** Resolves when `work` does, or has not within the limit. */
export async function waitAtMost(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const isDone = await Promise.race([
    work.then(() => true),
    setTimeout(limitMs, false, { signal: timer.signal, ref: false }).catch(() => false),
  ]);
  timer.abort();
  return isDone;
}
