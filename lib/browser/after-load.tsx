'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useDrawnHere } from './use-drawn-here';
import { whenWanted } from './when-wanted';

type Props = {
  children: ReactNode;
  /** Stands in the document in its place, and takes the same room. */
  meanwhile?: ReactNode;
};

/**
 * What a first visit can wait for: it is in the payload beside the page (decision 48) and not in the HTML, which is
 * what a slow line waits for. It is drawn once the page is idle or somebody begins to use it; a page that has come by a link has it at
 * once. Readers without JavaScript and crawlers have what stands there meanwhile.
 */
export function AfterLoad({ children, meanwhile = null }: Props) {
  const [isHere, setIsHere] = useState(useDrawnHere());
  useEffect(() => {
    void whenWanted().then(() => startTransition(() => setIsHere(true)));
  }, []);
  return isHere ? children : meanwhile;
}
