import { useEffect, useRef } from 'react';
import { isRefused } from '@/lib/api/failure';
import type { SiteRules } from '@/lib/sites/models';
import { type Choices, keepUnsent, takeUnsent } from './unsent-choices';

/** A page that is left hears that its calls broke off; what it does a moment later it does no more. */
const leavingMs = 1000;

/**
 * Makes choices of the delivery. Those of which the page had not heard when it was left are made anew by the one that comes
 * after it.
 * @param send one after another; rejects when the shop refuses
 */
export function useChoices<Answer>(site: SiteRules, send: (choice: Choices) => Promise<Answer>) {
  const waiting = useRef<Choices[]>([]);
  function choose(choice: Choices): Promise<Answer> {
    waiting.current = [...waiting.current, choice];
    keepUnsent(site, waiting.current);
    const forget = () => {
      waiting.current = waiting.current.filter((other) => other !== choice);
      keepUnsent(site, waiting.current);
    };
    const answer = send(choice);
    answer.then(forget, (error: unknown) => {
      if (isRefused(error)) forget();
      else setTimeout(forget, leavingMs);
    });
    return answer;
  }
  const first = useRef(choose);
  useEffect(() => {
    const unsent = takeUnsent(site);
    // What it may no longer be is for the shopper to choose again.
    if (unsent) first.current(unsent).catch(() => undefined);
  }, [site]);
  return choose;
}
