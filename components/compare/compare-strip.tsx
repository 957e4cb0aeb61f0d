'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { comparedId } from './compared-id';

/**
 * The heads of the columns on a phone. A table that is swiped sideways cannot keep its heads at the top of the window, so
 * these stand outside of it and go along, their names in sight and their pictures scrolled away; the bar below says which of
 * them are in sight.
 */
export function CompareStrip({
  label,
  share,
  part,
  children,
}: {
  label: string;
  share: number;
  /** How much of the width of a phone a column has. */
  part: number;
  children: ReactNode;
}) {
  const shape: Record<string, number> = { '--part': part };
  const list = useRef<HTMLUListElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [heads, table] = [list.current, document.getElementById(comparedId)];
    if (!heads || !table) return;
    const ears = new AbortController();
    const heard = { passive: true, signal: ears.signal };
    // Whichever is swiped, or has the focus, leads: an answer of the other one would end its movement.
    let leader = table;
    for (const [one, other] of [
      [table, heads],
      [heads, table],
    ] as const) {
      const lead = () => {
        leader = one;
      };
      for (const kind of ['touchstart', 'wheel', 'focusin']) one.addEventListener(kind, lead, heard);
      const along = () => {
        if (leader !== one) return;
        other.scrollLeft = one.scrollLeft;
        const moved = one.scrollLeft / one.clientWidth;
        if (mark.current) mark.current.style.transform = `translateX(${moved * 100}%)`;
      };
      one.addEventListener('scroll', along, heard);
    }
    return () => ears.abort();
  }, []);
  return (
    <nav
      aria-label={label}
      style={shape}
      className="no-print sticky top-[calc((100vw-2*var(--spacing-gutter))*var(--part)*-3/4-0.45rem)] z-10 mt-4 border-b border-sand bg-paper py-3 sm:hidden noscript:hidden"
    >
      <ul ref={list} className="no-scrollbar flex overflow-x-auto">
        {children}
      </ul>
      {share < 1 && (
        <div aria-hidden="true" className="mt-3 h-0.5 bg-sand">
          <div ref={mark} className="h-full bg-ink" style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </nav>
  );
}
