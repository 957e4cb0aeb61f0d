'use client';

import { type RefObject, useEffect, useState } from 'react';
import { besideThePage } from './use-panel-state';

const pressed = 'a, button, input, select, textarea, summary';
const typedIn = 'textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

function areAbove(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isOver(launcher: HTMLElement, focused: Element | null): boolean {
  if (!focused || focused === launcher || !focused.matches(pressed)) return false;
  // A keyboard on the screen leaves no room for both.
  if (focused.matches(typedIn) && !window.matchMedia(besideThePage).matches) return true;
  return areAbove(launcher.getBoundingClientRect(), focused.getBoundingClientRect());
}

/** Whether the launcher would cover the button or field that has the focus. */
export function useIsInTheWay(launcher: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setInTheWay(launcher.current !== null && isOver(launcher.current, document.activeElement)),
      );
    };
    const ears = new AbortController();
    const { signal } = ears;
    for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, look, { signal });
    window.addEventListener('scroll', look, { signal, passive: true });
    window.addEventListener('resize', look, { signal });
    return () => {
      cancelAnimationFrame(frame);
      ears.abort();
    };
  }, [launcher]);
  return isInTheWay;
}
