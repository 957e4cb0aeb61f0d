'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** As in app/globals.css: from here on the panel is a column. */
const desktop = '(width >= 62.0625rem)';

/** All that is neither the element nor around it. */
function othersThan(element: Element): Element[] {
  const others: Element[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    others.push(
      ...[...at.parentElement.children].filter((child) => child !== at && !child.hasAttribute('inert')),
    );
  return others;
}

/**
 * Makes a popover that covers the screen as modal as a `<dialog>`: the page behind is out of reach, the focus moves in,
 * and back to the button that opens it. Without JavaScript it is a popover still.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    const isOpen = () => element.matches(':popover-open');
    let hidden: Element[] = [];
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const seal = () => {
      hidden = othersThan(element);
      for (const other of hidden) other.setAttribute('inert', '');
    };
    const release = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const other of hidden) other.removeAttribute('inert');
      hidden = [];
      element.removeAttribute('role');
      element.removeAttribute('aria-modal');
    };
    // Before it closes, as the browser gives the focus back then, and what is inert cannot take it.
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') release();
    };
    const onToggle = () => {
      const isFocusInside = element.contains(document.activeElement);
      if (isOpen()) {
        element.setAttribute('role', 'dialog');
        element.setAttribute('aria-modal', 'true');
        if (!isFocusInside) element.querySelector('button')?.focus();
        // Painted first: the whole page behind gets its style anew.
        frame = requestAnimationFrame(() => {
          timer = setTimeout(seal);
        });
      } else if (isFocusInside || document.activeElement === document.body)
        document
          .querySelector<HTMLElement>(`[popovertarget="${element.id}"]:not([popovertargetaction])`)
          ?.focus();
    };
    const wide = window.matchMedia(desktop);
    const onWidth = () => {
      if (isOpen()) element.hidePopover();
    };

    // Opened before its code had come.
    if (isOpen()) onToggle();
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('toggle', onToggle);
    wide.addEventListener('change', onWidth);
    return () => {
      release();
      element.removeEventListener('beforetoggle', onBeforeToggle);
      element.removeEventListener('toggle', onToggle);
      wide.removeEventListener('change', onWidth);
    };
  }, [popover]);
}
