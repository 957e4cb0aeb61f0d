/** Half of the 120 s of §8: the runtime of the build asks for a script a second time before it gives up. */
const limitMs = 60_000;

/** A script that has not come by then is told as failed to whoever waits for it, which nothing else would ever do. */
function limit(script: HTMLScriptElement): void {
  const timer = setTimeout(() => script.dispatchEvent(new Event('error')), limitMs);
  const callOff = () => clearTimeout(timer);
  script.addEventListener('load', callOff);
  script.addEventListener('error', callOff);
}

/**
 * Ends each late import whose script never answers: by a `ChunkLoadError` (§8), as one whose script cannot be had. All of
 * them add their scripts to the head, so this is one place for `lazy`, `dynamic` and `import()` alike.
 *
 * @returns what ends the watch
 */
export function limitChunks(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src.includes('/_next/static/')) limit(node);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
