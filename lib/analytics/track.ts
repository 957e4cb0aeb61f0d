import type { ShopEvent } from './events';

/**
 * Where events are handed in and out. Part of the first load, so it only remembers: whoever listens is loaded later,
 * hears all from the beginning and asks for consent itself. Nothing leaves the memory of this document.
 */

/** What is remembered for listeners to come; a document that nobody ever listens to stays small. */
const maxRemembered = 200;
const remembered: ShopEvent[] = [];
const listeners = new Set<(event: ShopEvent) => void>();

export function track(event: ShopEvent): void {
  if (remembered.length < maxRemembered) remembered.push(event);
  for (const listener of listeners) listener(event);
}

/** Hears what has happened in this document and what will. Returns the function that ends listening. */
export function onEvent(listener: (event: ShopEvent) => void): () => void {
  for (const event of remembered) listener(event);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
