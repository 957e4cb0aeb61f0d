'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMegaMenu } from '@/components/menu/use-mega-menu';
import { contentId } from './content-id';
import { useStickyHeader } from './use-sticky-header';

/** `<header>` with what needs a browser; its content comes from the server. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const pathname = usePathname();
  useStickyHeader(header, pathname);
  useMegaMenu(header, pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what was open.
  useEffect(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-menu][open]'))
      dialog.close();
    // Whoever followed a link of the footer reads on at the top of the new page.
    if (document.activeElement?.closest('footer'))
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <header ref={header} data-webview-hidden className="site-header no-print border-b border-sand bg-paper">
      {children}
    </header>
  );
}
