'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from '@/lib/browser/use-back-closes';

/** As in app/globals.css: below it the panel is a sheet above the page. */
export const besideThePage = '(width >= 62.0625rem)';

/** Whether the panel is open. Going to another page closes it (§4); where it is above the page, so does Back. */
export function usePanelState() {
  const pathname = usePathname();
  const [shown, setShown] = useState<'closed' | 'beside' | 'over'>('closed');
  const isOpen = shown !== 'closed';
  const launcher = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => setShown('closed'), [pathname]);
  useEffect(() => {
    if (isOpen || !wasClosed.current) return;
    wasClosed.current = false;
    launcher.current?.focus();
  }, [isOpen]);

  function close() {
    wasClosed.current = true;
    setShown('closed');
  }
  useBackCloses(shown === 'over', close);

  return {
    isOpen,
    launcher,
    open: () => setShown(window.matchMedia(besideThePage).matches ? 'beside' : 'over'),
    close,
  };
}
