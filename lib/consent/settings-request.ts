/** Asks for what comes after the page at once, idle or not. */
export const wantLateParts = 'linden:late-parts';

let open: (() => void) | null = null;
let isWaiting = false;

/** Opens the settings of consent. A press before their code is there counts once it is. */
export function openConsentSettings(): void {
  if (open) {
    open();
    return;
  }
  isWaiting = true;
  window.dispatchEvent(new Event(wantLateParts));
}

/** Attaches what shows the settings. Returns what detaches it. */
export function onSettingsAsked(show: () => void): () => void {
  open = show;
  if (isWaiting) show();
  isWaiting = false;
  return () => {
    if (open === show) open = null;
  };
}
