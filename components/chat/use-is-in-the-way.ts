'use client';

import { type RefObject, useEffect, useState } from 'react';
import { besideThePage } from './use-panel-state';

/** As in app/globals.css: from there on it stands beside the page and covers nothing of it. */
const besideAll = '(width >= 82rem)';
/** The room that the end of a page keeps for it, px. */
const room = 72;
/** Less than a movement of a finger that means it, px. */
const still = 8;

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

/** Whether somebody reads: from the top of a page on, while going down it. Going up, and at its end, one looks for something. */
function readingOf(): () => boolean {
  let isReading = true;
  let before = 0;
  return () => {
    const { scrollY: top, innerHeight } = window;
    const moved = top - before;
    if (Math.abs(moved) > still) before = top;
    if (top <= still) isReading = true;
    else if (Math.abs(moved) > still) isReading = moved > 0;
    // Parts that come later put the end further down again.
    const isAtEnd = top + innerHeight >= document.documentElement.scrollHeight - room;
    return isReading && !isAtEnd && !window.matchMedia(besideAll).matches;
  };
}

/** Whether the launcher would cover the button or field that has the focus, or what is being read. */
export function useIsInTheWay(launcher: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    const isRead = readingOf();
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const [button, focused] = [launcher.current, document.activeElement];
        const isReading = isRead();
        setInTheWay(button !== null && button !== focused && (isReading || isOver(button, focused)));
      });
    };
    look();
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
