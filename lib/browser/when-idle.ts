const fallbackMs = 2000;
/** A page that is never idle must not leave its parts asleep for ever. */
const longestWaitMs = 5000;

/** Calls back once the page has nothing else to do, or after five seconds. Returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(callback, { timeout: longestWaitMs });
    return () => window.cancelIdleCallback(id);
  }
  const id = globalThis.setTimeout(callback, fallbackMs);
  return () => globalThis.clearTimeout(id);
}
