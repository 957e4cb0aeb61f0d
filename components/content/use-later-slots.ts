'use client';

import { type RefObject, useCallback, useEffect, useReducer, useState } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { reportSlot } from '@/lib/content/report-slot';
import type { SlotEvent } from '@/lib/content/slot-flags';
import {
  addressOf,
  keepWidget,
  nextStates,
  type PageOfSlots,
  type SlotStates,
  stateOf,
  statesAtFirst,
} from '@/lib/content/slot-store';
import { watchSlots } from '@/lib/content/watch-slots';

const loadDrawing = () => withRetry(() => import('./drawn-slot'));

/** Fetches slots as they are wanted, and knows how far each of them is. */
export function useLaterSlots(
  { site, device, alias }: PageOfSlots,
  slots: readonly { id: string }[],
  root: RefObject<HTMLElement | null>,
) {
  const ids = slots.map(({ id }) => id).join('\n');
  const [states, dispatch] = useReducer(
    nextStates,
    null,
    (): SlotStates =>
      statesAtFirst(
        { site, device, alias },
        slots.map(({ id }) => id),
      ),
  );
  const [wanted] = useState(() => new Set(states.keys()));

  const tell = useCallback((id: string, event: SlotEvent) => dispatch({ id, event }), []);

  useEffect(() => {
    const page = { site, device, alias };
    async function fetchSlot(id: string): Promise<void> {
      try {
        const { fetchWidget } = await loadDrawing();
        const widget = await fetchWidget(page, id);
        keepWidget(addressOf(page, id), widget);
        // No transition: pictures that may travel would make React animate the page, and wait for it.
        dispatch({ id, event: 'arrived', widget });
      } catch (error) {
        reportSlot(id, error);
        tell(id, 'failed');
      }
    }
    function activate(id: string): void {
      if (wanted.has(id)) return;
      wanted.add(id);
      tell(id, 'activated');
      void fetchSlot(id);
    }
    const waiting = ids.split('\n').filter((id) => !wanted.has(id));
    return root.current && waiting.length > 0 ? watchSlots(root.current, waiting, activate) : undefined;
  }, [site, device, alias, ids, root, tell, wanted]);

  return { stateOf: (id: string) => stateOf(states, id), tell };
}
