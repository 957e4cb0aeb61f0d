const key = 'linden.reloaded';
/** A page that fails again within this time is not helped by loading it anew. */
const pauseMs = 2 * 60_000;

/**
 * Loads the page anew, unless that was tried a moment ago in this tab or cannot be remembered. Tells whether it does. Every
 * page carries this with each of its error boundaries, so it does without the storage of the other features.
 */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(window.sessionStorage.getItem(key)) < pauseMs) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is forbidden or full.
    return false;
  }
  window.location.reload();
  return true;
}

/** Whether a script or style sheet of the build did not arrive (§8), which another version of the shop may be the cause of. */
export function isChunkFailure({ name, message }: Error): boolean {
  return /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Failed to load chunk|dynamically imported module|Importing a module script failed/i.test(
    `${name} ${message}`,
  );
}
