import { whenLoaded } from './when-loaded';

/** Of somebody who is about to use the page. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate'] as const;

/** Whether Back or Forward was pressed before anybody listened: the document stands at another entry than it came for. */
function hasGoneBack(): boolean {
  const { navigation } = window;
  const cameFor = navigation?.activation?.entry?.key;
  return cameFor !== undefined && cameFor !== navigation.currentEntry?.key;
}

let keepPromise = () => {};
let wanted: Promise<void> | undefined;

/** Kept once the page has loaded and is idle, or as soon as somebody begins to use it. On the server at once. */
export function whenWanted(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  wanted ??= new Promise((resolve) => {
    const keep = () => {
      for (const sign of signs) window.removeEventListener(sign, keep, true);
      callOff();
      resolve();
    };
    keepPromise = keep;
    for (const sign of signs) window.addEventListener(sign, keep, { capture: true, passive: true });
    const callOff = whenLoaded(keep);
    if (hasGoneBack()) keep();
  });
  return wanted;
}

/** For a page that has come by a link, Back or Forward: what it lacks is waited for. */
export function wantNow(): void {
  void whenWanted();
  keepPromise();
}
