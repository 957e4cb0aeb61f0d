const tryAgainMs = 1000;

/** Calls back once `delayMs` have passed and nothing stands in the way. Returns what calls it off. */
export function whenDue(delayMs: number, isFree: () => boolean, callback: () => void): () => void {
  let timer = setTimeout(function look() {
    if (isFree()) callback();
    else timer = setTimeout(look, tryAgainMs);
  }, delayMs);
  return () => clearTimeout(timer);
}

/** Whether a popup would take something from whoever looks at the page, or would not be seen by them. */
export function isBusy(): boolean {
  if (document.visibilityState === 'hidden') return true;
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true;
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;
}
