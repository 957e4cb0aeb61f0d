import { LRUCache } from 'lru-cache';
import type { RenderQueue } from './render-queue.ts';

type Failure = { until: number; pauseMs: number };

const firstPauseMs = 1000;
/** Short enough for a page to be new within 5 s of the end of an outage. */
const longestPauseMs = 4000;
/** Pages that are renewed or wait for it; the others are when they are asked for again. */
const most = 200;

/** Renders expired pages again while visitors get the old ones: each once at a time, with growing pauses after failures. */
export class Renewals {
  readonly #queue: RenderQueue;
  readonly #now: () => number;
  readonly #running = new Set<string>();
  readonly #failures = new LRUCache<string, Failure>({ max: 10_000 });

  constructor(queue: RenderQueue, now: () => number = Date.now) {
    this.#queue = queue;
    this.#now = now;
  }

  /**
   * Begins soon, or not at all.
   * @param work resolves to whether the page was renewed; it must end within a limit of its own
   */
  start(key: string, work: () => Promise<boolean>): void {
    const isPausing = (this.#failures.get(key)?.until ?? 0) > this.#now();
    if (isPausing || this.#running.has(key) || this.#running.size >= most) return;
    this.#running.add(key);
    void this.#renew(key, work);
  }

  async #renew(key: string, work: () => Promise<boolean>): Promise<void> {
    const leave = await this.#queue.enterLater();
    try {
      if (await work()) this.#failures.delete(key);
      else this.#pause(key);
    } catch (error) {
      this.#pause(key);
      console.warn(`a page could not be renewed: ${error}`);
    } finally {
      leave();
      this.#running.delete(key);
    }
  }

  #pause(key: string): void {
    const last = this.#failures.get(key)?.pauseMs;
    const pauseMs = last === undefined ? firstPauseMs : Math.min(last * 2, longestPauseMs);
    this.#failures.set(key, { until: this.#now() + pauseMs, pauseMs });
  }
}
