import { LRUCache } from 'lru-cache';
import { packKept } from './page.ts';
import type { Payload } from './page-cache.ts';
import type { PayloadId, SplitPage } from './split-page.ts';

const keyOf = ({ drawing, data }: PayloadId) => drawing + data;

/** @param previous that of the page which it replaces; an equal one is not packed again */
export async function toPayload({ id, script }: SplitPage, previous: Payload | null): Promise<Payload> {
  if (previous && keyOf(previous.id) === keyOf(id)) return previous;
  return { id, ...(await packKept(Buffer.from(script))) };
}

/**
 * Payloads by their name, in bounded memory, those of pages that have been replaced too: their HTML is still in browsers and in
 * caches on the way. What was sent last goes last.
 */
export class Payloads {
  readonly #kept: LRUCache<string, Payload>;

  constructor(maxBytes: number) {
    const sizeCalculation = ({ gzip, brotli }: Payload) => gzip.length + brotli.length + 500;
    this.#kept = new LRUCache({ maxSize: Math.max(maxBytes, 1), sizeCalculation });
  }

  /** To be called whenever a page that names it is sent. Returns whether there is room for it at all. */
  keep(payload: Payload): boolean {
    const key = keyOf(payload.id);
    if (this.#kept.get(key)) return true;
    return this.#kept.set(key, payload).has(key);
  }

  find(id: PayloadId): Payload | null {
    return this.#kept.get(keyOf(id)) ?? null;
  }
}
