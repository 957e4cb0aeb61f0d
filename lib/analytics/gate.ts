import type { ShopEvent } from './events';

export type Permission = {
  /** `open` until the visitor has decided. */
  read: () => 'open' | 'granted' | 'refused';
  /** Calls back with every change; returns what ends that. */
  onChange: (listener: () => void) => () => void;
};

/** As many events wait for a decision; who has not decided by then is told of from the first ones. */
const maxWaiting = 200;

/**
 * Lets events through while they are permitted. Before a decision they wait in the memory of this document, after a
 * refusal they are gone: none is told of later, whatever is permitted then.
 */
export function createGate(permission: Permission, deliver: (event: ShopEvent) => void) {
  let waiting: ShopEvent[] = [];
  const decide = () => {
    const state = permission.read();
    if (state === 'open') return;
    const held = waiting;
    waiting = [];
    if (state === 'granted') for (const event of held) deliver(event);
  };
  const stop = permission.onChange(decide);
  return {
    take(event: ShopEvent): void {
      const state = permission.read();
      if (state === 'granted') deliver(event);
      else if (state === 'open' && waiting.length < maxWaiting) waiting.push(event);
    },
    stop,
  };
}
