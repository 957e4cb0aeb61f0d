/** Tells the islands of this document of a change; other tabs hear of it by their storage. */
export function createBroadcast() {
  const listeners = new Set<() => void>();
  return {
    publish(): void {
      for (const listener of listeners) listener();
    },
    /** Returns the function that ends listening. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
