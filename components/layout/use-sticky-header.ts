'use client';

import { type RefObject, useEffect } from 'react';

/** §2 and §9: it comes back 100 px after it has left; scrolling is looked at 10 ms after it pauses, sizes after 100. */
const distancePx = 100;
const scrollDebounceMs = 10;
const resizeDebounceMs = 100;
/** Where something of the page itself stays at the top. */
const withoutHeader = '[data-page=product],[data-page=compare]';

/** Marks the header as stuck once the page has scrolled far enough, except where a product has its buttons there, or a comparison the names of its columns. */
export function useStickyHeader(header: RefObject<HTMLElement | null>, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is looked at anew
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resizeTimer: ReturnType<typeof setTimeout> | undefined;

    const measure = () => element.style.setProperty('--header-height', `${element.offsetHeight}px`);
    const update = () => {
      const isFar = window.scrollY > element.offsetHeight + distancePx;
      element.toggleAttribute('data-stuck', isFar && !document.querySelector(withoutHeader));
    };
    let isKnown = false;
    // Also heard of at once, when the page has just been laid out anyway: to measure before would lay it out once more.
    const observer = new ResizeObserver(() => {
      if (isKnown) {
        clearTimeout(resizeTimer);
        resizeTimer = setTimeout(measure, resizeDebounceMs);
        return;
      }
      isKnown = true;
      measure();
      update();
    });
    observer.observe(element);

    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(update, scrollDebounceMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      clearTimeout(resizeTimer);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [header, pathname]);
}
