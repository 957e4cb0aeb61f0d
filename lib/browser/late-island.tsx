'use client';

import { Activity, type ComponentType, lazy, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { asleep, wake } from './held-press';
import { whenWanted } from './when-wanted';
import { withRetry } from './with-retry';

/** What stands in a `LateIsland`: its code comes once the page is idle, or somebody begins to use it. */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await whenWanted();
    return withRetry(load);
  });
}

function Awake({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (place.current) wake(place.current);
  }, [place]);
  return null;
}

/**
 * A part that the server draws and that comes alive after the first load (decision 38). Until then a press of one of its
 * buttons waits for it; what is chosen in its fields meanwhile is there when it comes alive, and for it to deal with. In
 * an Activity: the page around it does not wait, and React leaves its HTML where it is.
 */
export function LateIsland({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} {...{ [asleep]: '' }} className="contents">
      <Activity>
        {children}
        <Awake place={place} />
      </Activity>
    </div>
  );
}
