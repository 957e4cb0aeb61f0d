import type { ComponentType, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { onceUnseen } from '@/lib/browser/once-unseen';
import { whenIdle } from '@/lib/browser/when-idle';
import { withRetry } from '@/lib/browser/with-retry';
import type { RowProps } from './personal-row';

type Bring<Found> = {
  place: RefObject<HTMLElement | null>;
  /** Whether it is as high as the row already: then nothing can move. */
  hasRoom?: boolean;
  /** What is to be shown; null for nothing. */
  find: () => Promise<Found | null>;
  show: (found: Found, Row: ComponentType<RowProps>) => void;
};

/**
 * Asks for a row of products once the page is idle; what comes takes its place while nobody looks there, so nothing moves.
 * Returns what calls it off.
 */
export function bringRow<Found>({ place, hasRoom = false, find, show }: Bring<Found>): () => void {
  let callOff = whenIdle(async () => {
    let isLeft = false;
    callOff = () => {
      isLeft = true;
    };
    const found = await find();
    if (found === null) return;
    // Its code first: fetched or drawn after the place was seen to be out of sight, the row would come too late.
    const { PersonalRow } = await withRetry(() => import('./personal-row'));
    if (isLeft || !place.current) return;
    const showNow = () => flushSync(() => show(found, PersonalRow));
    if (hasRoom) showNow();
    else callOff = onceUnseen(place.current, showNow);
  });
  return () => callOff();
}
