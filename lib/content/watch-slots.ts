import { decodePart } from '@/lib/browser/decode-part';

/** §9: a slot is wanted when so much of it is in view. */
const visibleShare = 0.25;
/** §9: scrolling is looked at when it has paused for so long. */
const scrollPauseMs = 10;

const hashTarget = () => decodePart(window.location.hash.slice(1));

/** By these a reader moves the page, or begins to. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the element that the address names as soon as it is there, unless the reader has gone elsewhere meanwhile.
 * Returns what calls it off.
 */
function goToHashIn(root: HTMLElement): () => void {
  const target = hashTarget();
  const observer = new MutationObserver(() => {
    const found = document.getElementById(target);
    if (!found || found.closest('[hidden]')) return;
    stop();
    found.scrollIntoView();
  });
  function stop(): void {
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  }
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
  return stop;
}

/**
 * Wants a slot when a quarter of it is in view, and all of them once the visitor has scrolled past half of the window's
 * height (§4), when the page is printed, and when the address names something that none of the slots shown contains.
 * @param root holds the slots that are waited for, as elements with `data-slot`
 * @returns what ends it
 */
export function watchSlots(
  root: HTMLElement,
  ids: readonly string[],
  want: (id: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopSeeking = () => {};
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) want(target.dataset.slot ?? '');
    },
    { threshold: visibleShare },
  );
  for (const place of root.querySelectorAll('[data-slot]')) inView.observe(place);

  const wantAll = () => {
    for (const id of ids) want(id);
    stop();
  };
  const measure = () => {
    if (window.scrollY > window.innerHeight / 2) wantAll();
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, scrollPauseMs);
  };
  const seek = () => {
    const target = hashTarget();
    if (target === '' || document.getElementById(target)) return;
    stopSeeking();
    stopSeeking = goToHashIn(root);
    wantAll();
  };
  function stop(): void {
    clearTimeout(timer);
    inView.disconnect();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('beforeprint', wantAll);
    window.removeEventListener('hashchange', seek);
  }

  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('beforeprint', wantAll);
  window.addEventListener('hashchange', seek);
  // Where the browser has been scrolled before this ran: after Back, or by the address.
  measure();
  seek();
  return () => {
    stop();
    stopSeeking();
  };
}
