'use client';

import { type RefObject, useEffect } from 'react';

/** Long enough that a pointer crossing the bar opens nothing, and that one may stray on its way to a link. */
const openAfterMs = 120;
const closeAfterMs = 250;

/**
 * Adds to a bar of `<details>` what they cannot do by themselves: open on pointing, close on Escape, on leaving and on
 * a click elsewhere. Without it they open and close on click.
 */
export function useMegaMenu(header: RefObject<HTMLElement | null>, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => {
    const nav = header.current?.querySelector<HTMLElement>('[data-mega-menu]');
    if (!nav) return;
    const menus = [...nav.querySelectorAll('details')];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let openedByPointing: HTMLDetailsElement | null = null;

    const show = (wanted: HTMLDetailsElement | null) => {
      clearTimeout(timer);
      for (const menu of menus) menu.open = menu === wanted;
    };
    const menuOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLDetailsElement>('[data-mega-menu] details') : null;

    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      const menu = menuOf(event.target);
      if (!menu || menu.open) return;
      timer = setTimeout(() => {
        show(menu);
        openedByPointing = menu;
      }, openAfterMs);
    };
    const onPointerLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => show(null), closeAfterMs);
    };
    const onClick = (event: MouseEvent) => {
      const menu = menuOf(event.target);
      const isSummary = event.target instanceof Element && event.target.closest('summary') !== null;
      // Pointing has just opened it; the click that was on its way must not close it again.
      if (isSummary && menu?.open && menu === openedByPointing) event.preventDefault();
      openedByPointing = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const open = menus.find((menu) => menu.open);
      if (event.key !== 'Escape' || !open) return;
      show(null);
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !nav.contains(event.relatedTarget)) show(null);
    };
    const onOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.contains(event.target)) show(null);
    };

    const ears = new AbortController();
    const { signal } = ears;
    nav.addEventListener('pointerover', onPointerOver, { signal });
    nav.addEventListener('pointerleave', onPointerLeave, { signal });
    nav.addEventListener('click', onClick, { signal });
    nav.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    // Not at the start: somebody may have opened one before this code ran.
    return () => {
      show(null);
      ears.abort();
    };
  }, [header, pathname]);
}
