'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useDrawerState } from './use-drawer-state';
import { useModalPopover } from './use-modal-popover';

export const filterDrawerId = 'listing-filter-drawer';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, summary';

function isVisible(element: HTMLElement): boolean {
  return element.offsetParent !== null;
}

type Props = {
  label: string;
  /** Address of the listing without filters. */
  listing: string;
  children: ReactNode;
};

/**
 * One panel, two places: a column on desktop, a full-height popover on mobile, beside the page on tablets (opened by `popovertarget`, so also
 * without JavaScript). It stays as it is while a choice loads the next listing, and keeps the focus inside.
 */
export function FilterDrawer({ label, listing, children }: Props) {
  const drawer = useRef<HTMLElement>(null);
  useModalPopover(drawer);
  useDrawerState(drawer, listing);

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
    <section
      ref={drawer}
      id={filterDrawerId}
      popover="auto"
      aria-label={label}
      onKeyDown={keepFocusInside}
      className="filter-drawer"
    >
      {children}
    </section>
  );
}
