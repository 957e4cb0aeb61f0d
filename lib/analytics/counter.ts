import type { Count, UserType } from '@/api/contract/counts';
import { variantVsin } from '@/api/contract/vsin';
import type { ShopEvent } from './events';

/** Services that are bought beside a product have numbers of another kind. */
const toSubject = (vsin: string) => (variantVsin.test(vsin) ? vsin : '');

/** What of an event is counted beside its name: the sort of page, the products, the step; nothing that tells who. */
function subjectsOf(event: ShopEvent): readonly string[] {
  switch (event.name) {
    case 'pageView':
      return [event.kind];
    case 'productView':
    case 'productClick':
    case 'addToBasket':
    case 'removeFromBasket':
      return [toSubject(event.item.vsin)];
    case 'productImpressions':
      return event.items.map(({ vsin }) => toSubject(vsin));
    case 'favouriteClick':
    case 'variantClick':
      return [toSubject(event.vsin)];
    case 'checkoutStep':
      return [String(event.step)];
    default:
      return [''];
  }
}

/** Sorts of events of one call; what exceeds it goes with the next. */
const maxSorts = 100;

/** The first-party sink: counts what happens, without a word on who, when or in which order. */
export function createCounter() {
  const counts = new Map<string, Count>();
  return {
    add(event: ShopEvent, userType: UserType): void {
      for (const subject of subjectsOf(event)) {
        const key = `${event.name} ${subject} ${userType}`;
        const known = counts.get(key);
        if (known) known.count += 1;
        else counts.set(key, { event: event.name, subject, userType, count: 1 });
      }
    },
    /** What was counted since the last time, at most as much as one call takes. */
    take(): Count[] {
      const taken = [...counts].slice(0, maxSorts);
      for (const [key] of taken) counts.delete(key);
      return taken.map(([, count]) => count);
    },
  };
}
export type Counter = ReturnType<typeof createCounter>;
