'use client';

import { useEffect, useRef } from 'react';

const inToast = '[data-sonner-toast]';

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/**
 * Lets the next Tab reach what a notification offers, and the one after it go on from where that was: the region of
 * notifications stands at the end of the page, which nobody reaches before they are gone.
 * @returns to be told of each notification with an action; answers what to do when it closes by itself
 */
export function useReachAction(): () => () => void {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !from.current) return;
      if (focused()?.closest(inToast)) {
        // The browser goes on from here, back or forth.
        from.current.focus();
        from.current = null;
      } else if (!event.shiftKey && focused() === from.current) {
        const action = document.querySelector<HTMLElement>(`${inToast}[data-front="true"] [data-action]`);
        if (!action) return;
        event.preventDefault();
        action.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return () => {
    from.current = focused();
    return () => {
      if (focused()?.closest(inToast)) from.current?.focus();
    };
  };
}
