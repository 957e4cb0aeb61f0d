/**
 * Tells the islands of this document of a change; other tabs hear of it by their storage, and a page that the browser has
 * kept hears what it may have missed when it is shown again.
 */
export function createBroadcast() {
  const listeners = new Set<() => void>();
  // One for all of them: between two handlers of an event React draws, with what the second has yet to put right.
  const publish = () => {
    for (const listener of listeners) listener();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) publish();
  };
  return {
    publish,
    /** Returns the function that ends listening. What hears of the window stays: it is the same for all who come. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', publish);
      addEventListener('pageshow', comeBack);
      return () => void listeners.delete(listener);
    },
  };
}
