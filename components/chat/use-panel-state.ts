'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** As in app/globals.css: below it the panel takes the whole screen. */
export const besideThePage = '(width >= 62.0625rem)';
const mark = 'chat';

/** Whether the panel has an entry of its own in the history, which Back takes away. */
export function hasHistoryEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Whether the panel is open. Going to another page closes it (§4); where it takes the whole screen, so does Back. */
export function usePanelState() {
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => setOpen(false), [pathname]);
  // Beside the page it has no entry: what is taken out there is another dialog's.
  const goneBack = useEffectEvent(() => {
    if (!isOpen || hasHistoryEntry() || window.matchMedia(besideThePage).matches) return;
    wasClosed.current = true;
    setOpen(false);
  });
  useEffect(() => {
    const onPop = () => goneBack();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  useEffect(() => {
    if (isOpen || !wasClosed.current) return;
    wasClosed.current = false;
    launcher.current?.focus();
  }, [isOpen]);

  return {
    isOpen,
    launcher,
    open() {
      if (!window.matchMedia(besideThePage).matches)
        window.history.pushState({ ...window.history.state, [mark]: true }, '');
      setOpen(true);
    },
    close() {
      wasClosed.current = true;
      setOpen(false);
      if (hasHistoryEntry()) window.history.back();
    },
  };
}
