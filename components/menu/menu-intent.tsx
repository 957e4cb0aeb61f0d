'use client';

import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { withRetry } from '@/lib/browser/with-retry';

const levels = {
  bar: lazy(() => withRetry(() => import('./menu-panels'))),
  drawer: lazy(() => withRetry(() => import('./mobile-menu-levels'))),
};

type Props = {
  kind: keyof typeof levels;
  /** The drawn menu, of `toHtml`. */
  html: string;
  className?: string;
};

/** A drawn menu. What it lacks comes when it is about to be needed: pointed at, touched, or reached by the keyboard. */
export function MenuIntent({ kind, html, className }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<HTMLElement | null>(null);
  // The menu itself is painted first: a dialog that opens has the focus at once.
  const approach = () => startTransition(() => setNear(menu.current));
  // It may have been reached, even opened, before this code ran.
  useEffect(() => {
    if (menu.current?.matches(':focus-within, :hover, :has(details[open])')) setNear(menu.current);
  }, []);
  const Levels = levels[kind];
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is pressed is inside. */}
      <div
        ref={menu}
        className={className}
        onPointerEnter={approach}
        onFocus={approach}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by `toHtml`, which escapes every text
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {near && (
        <Suspense>
          <Levels menu={near} />
        </Suspense>
      )}
    </>
  );
}
