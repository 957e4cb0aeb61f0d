import { readStored, writeStored } from '@/lib/storage/storage';

const key = 'linden.reloaded';
/** A page that fails again within this time is not helped by loading it anew. */
const pauseMinutes = 2;
const isMark = (value: unknown): value is true => value === true;

/** Loads the page anew, unless that was tried a moment ago in this tab or cannot be remembered. Tells whether it does. */
export function reloadOnce(): boolean {
  if (readStored(key, isMark, 'tab')) return false;
  writeStored(key, true, pauseMinutes, 'tab');
  if (!readStored(key, isMark, 'tab')) return false;
  window.location.reload();
  return true;
}

/** Whether a script or style sheet of the build did not arrive (§8), which another version of the shop may be the cause of. */
export function isChunkFailure({ name, message }: Error): boolean {
  return (
    /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(`${name} ${message}`) ||
    /Failed to load chunk|dynamically imported module|Importing a module script failed/i.test(message)
  );
}
