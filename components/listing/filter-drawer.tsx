'use client';

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

export const filterDrawerId = 'listing-filter-drawer';

/** Set for the moment in which one listing page takes the place of another. */
let isHandingOver = false;

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, summary';

function isVisible(element: HTMLElement): boolean {
  return element.offsetParent !== null;
}

/**
 * One panel, two places: a column on desktop, a full-height popover on mobile (opened by `popovertarget`, so also
 * without JavaScript). It stays open while a choice loads the next listing, and keeps the focus inside.
 */
export function FilterDrawer({ label, children }: { label: string; children: ReactNode }) {
  const drawer = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = drawer.current;
    if (isHandingOver && element && !element.matches(':popover-open')) element.showPopover?.();
    isHandingOver = false;
    return () => {
      isHandingOver = Boolean(element?.matches(':popover-open'));
      setTimeout(() => {
        isHandingOver = false;
      });
    };
  }, []);

  function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
    const element = drawer.current;
    if (event.key !== 'Tab' || !element?.matches(':popover-open')) return;
    const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter(isVisible);
    const [first, last] = [stops[0], stops.at(-1)];
    const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }

  return (
    <aside
      ref={drawer}
      id={filterDrawerId}
      popover="auto"
      aria-label={label}
      onKeyDown={keepFocusInside}
      className="drawer-popover fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-paper p-0 text-ink md:static md:block md:h-auto md:overflow-visible md:bg-transparent"
    >
      {children}
    </aside>
  );
}
