'use client';

import { useEffect, useRef } from 'react';

const inToast = '[data-sonner-toast]';

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Where Tab leads from there in the notification in front. */
function stopAfter(here: HTMLElement | null, isBack: boolean): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(`${inToast}[data-front="true"] :is(button, a)`)];
  const at = here ? stops.indexOf(here) : -1;
  return at < 0 && isBack ? undefined : stops[at + (isBack ? -1 : 1)];
}

/**
 * Lets the next Tab reach what a notification offers, and the one after the last of it go on from where that was: the region of
 * notifications stands at the end of the page, which nobody reaches before they are gone.
 * @returns to be told of each notification with an action; answers what to do when it closes
 */
export function useReachAction(): () => () => void {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !from.current) return;
      const here = focused();
      const isIn = Boolean(here?.closest(inToast));
      const next = isIn || here === from.current ? stopAfter(here, event.shiftKey) : undefined;
      if (next) {
        event.preventDefault();
        next.focus();
      } else if (isIn) {
        // The browser goes on from here, back or forth.
        from.current.focus();
        from.current = null;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return () => {
    from.current = focused();
    return () => {
      if (focused()?.closest(inToast)) from.current?.focus({ preventScroll: true });
    };
  };
}
