'use client';

import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** What is still to come counts as seen: whoever jumps past it is told, too. */
const andAllBelow = '0% 0% 10000% 0%';

type Props = {
  /** The bar is there while this is out of sight. */
  watched: RefObject<HTMLElement | null>;
  /** Only after it has been scrolled past, and not on the way there. */
  isOncePassed?: boolean;
  label: string;
  children: ReactNode;
};

/** At the lower edge of a small screen, what the page has further up or down. */
export function BottomBar({ watched, isOncePassed = false, label, children }: Props) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry ? !entry.isIntersecting : false),
      isOncePassed ? { rootMargin: andAllBelow } : undefined,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched, isOncePassed]);

  // What lies at the lower edge too makes room for it (app/globals.css): an attribute, as looking for the bar would have a
  // browser search the whole page whenever anything becomes inert.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.buyBar = isShown ? 'shown' : 'away';
    return () => {
      delete dataset.buyBar;
    };
  }, [isShown]);

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
