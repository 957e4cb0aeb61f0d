import { ApiError } from '../../http/api-error.ts';

/**
 * Lets `width` pieces of work run at once; up to `longestQueue` more wait for their turn.
 * @throws ApiError unavailable when even the queue is full
 */
export function createSemaphore(width: number, longestQueue: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < width) running += 1;
    else {
      if (queue.length >= longestQueue) throw new ApiError('unavailable');
      // Whoever leaves hands over its place, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * A search with typing errors asks the database some twenty times, one after another. Many at once would keep every
 * product page and basket waiting behind them; so they wait for each other.
 */
export const createSearchSemaphore = () => createSemaphore(4, 200);

export type SearchSemaphore = ReturnType<typeof createSemaphore>;
