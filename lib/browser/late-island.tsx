'use client';

import {
  Activity,
  type ComponentType,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { asleep, wake } from './held-press';
import { useDrawnHere } from './use-drawn-here';
import { wantNow, whenWanted } from './when-wanted';
import { withRetry } from './with-retry';

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

/**
 * A part that the server draws and that comes alive after the first load (decision 38). Until then a press of one of its
 * buttons waits for it; what is chosen in its fields meanwhile is there when it comes alive, and for it to deal with. In
 * an Activity: the page around it does not wait, and React leaves its HTML where it is.
 *
 * While it sleeps it stays the element it was: React would try to draw a changed one anew, over and over, for as long as
 * its code is missing, and the page around it would stand still.
 */
function LateIsland({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isAwake, setIsAwake] = useState(false);
  const onAwake = useCallback(() => setIsAwake(true), []);
  const part = (
    <Activity>
      {children}
      <Awake onAwake={onAwake} />
    </Activity>
  );
  const isDrawnHere = useDrawnHere();
  const [asleepPart] = useState(() => {
    if (isDrawnHere) wantNow();
    return part;
  });
  // A press is repeated once the part shows what the browser knows: a link may lead a customer elsewhere than a guest.
  useEffect(() => {
    if (isAwake && place.current) wake(place.current);
  }, [isAwake]);
  return (
    <div ref={place} {...{ [asleep]: '' }} className="contents">
      {isAwake ? part : asleepPart}
    </div>
  );
}

/** A part in a `LateIsland`: its code comes once the page is idle, or somebody begins to use it. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    await whenWanted();
    return { default: await withRetry(load) };
  });
  return (props) => (
    <LateIsland>
      <Part {...props} />
    </LateIsland>
  );
}
