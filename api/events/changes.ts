/**
 * Tells who caches what has changed. Tags: `product:nl:V100101`, `listing:nl`, `template:nl:index`, `config:nl`.
 * Publish after the transaction has committed, never inside it.
 */
export type Changes = {
  publish(tags: readonly string[]): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (tags: readonly string[]) => void): () => void;
};

/** @param onFailure hears of listeners that threw; the others are still called. */
export function createChanges(onFailure: (error: unknown) => void): Changes {
  const listeners = new Set<(tags: readonly string[]) => void>();
  return {
    publish(tags) {
      if (tags.length === 0) return;
      for (const listener of listeners) {
        try {
          listener(tags);
        } catch (error) {
          onFailure(error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
