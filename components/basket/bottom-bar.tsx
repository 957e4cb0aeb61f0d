'use client';

import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

type Props = {
  /** The bar is there while this is out of sight. */
  watched: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
};

/** At the lower edge of a small screen, what the page has further up or down. */
export function BottomBar({ watched, label, children }: Props) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry ? !entry.isIntersecting : false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);

  return (
    <section
      aria-label={label}
      inert={!isShown}
      className={clsx('buy-bar no-print', !isShown && 'translate-y-full')}
    >
      {children}
    </section>
  );
}
