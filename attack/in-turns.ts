/** Works on all items, so many at the same time, until there is none left or no time. */
export async function inTurns<T>(
  items: Iterable<T>,
  { width, hasTime }: { width: number; hasTime: () => boolean },
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const walk = async () => {
    while (hasTime()) {
      const next = queue.next();
      if (next.done) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: width }, walk));
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks again and again until the answer is true. @returns how long that took in milliseconds; null when it never was */
export async function waitFor(
  isTrue: () => Promise<boolean> | boolean,
  limitMs: number,
  everyMs = 100,
): Promise<number | null> {
  const since = performance.now();
  for (;;) {
    if (await isTrue()) return performance.now() - since;
    if (performance.now() - since > limitMs) return null;
    await sleep(everyMs);
  }
}
