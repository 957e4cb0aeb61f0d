const fallbackMs = 2000;

/** Calls back once the page has nothing else to do. Returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(id);
  }
  const id = globalThis.setTimeout(callback, fallbackMs);
  return () => globalThis.clearTimeout(id);
}
