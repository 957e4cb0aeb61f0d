import { LRUCache } from 'lru-cache';
import type { Page } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';
import { SharedRenders } from './shared-renders.ts';

type Options<P extends Page> = {
  write: (page: P) => Promise<Page>;
  /** Room for as many as are read often. */
  mostBytes: number;
  queue: RenderQueue;
};

/**
 * Kept pages in another form: made in a turn when it is first asked for, once for all who wait for it and for each state
 * of the page, in bounded memory.
 */
export class PageForms<P extends Page> {
  readonly #write: Options<P>['write'];
  readonly #kept: LRUCache<string, Page>;
  readonly #renders: SharedRenders<Page>;

  constructor({ write, mostBytes, queue }: Options<P>) {
    this.#write = write;
    this.#renders = new SharedRenders(queue);
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ gzip, brotli }) => gzip.length + brotli.length + 2000,
    });
  }

  find(page: P): Page | undefined {
    return this.#kept.get(page.hash);
  }

  /** @throws QueueRefusal */
  make(page: P, client: string, gone: AbortSignal): Promise<Page> {
    const work = async () => {
      const made = await this.#write(page);
      this.#kept.set(page.hash, made);
      return made;
    };
    return this.#renders.join(page.hash, client, work, gone);
  }
}
