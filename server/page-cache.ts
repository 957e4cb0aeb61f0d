import { LRUCache } from 'lru-cache';
import { touchesEverything } from '../lib/cache/tags.ts';
import type { Device } from '../lib/device/device.ts';

export type Page = {
  status: number;
  /** Headers as they are sent, without those of one encoding. */
  headers: Readonly<Record<string, string | readonly string[]>>;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  /** Hash of the plain body, without quotes. */
  hash: string;
  tags: readonly string[];
  /** True for pages that differ between desktop and mobile. */
  isDeviceBound: boolean;
};
export type Found = { page: Page; isFresh: boolean };

const freshMs = 5000;
const missingMs = 10_000;
const missingShare = 16;

type Stored = { page: Page; freshUntil: number };

/**
 * Finished pages by their public path, in bounded memory. Pages that say "not found" have a small part of their
 * own, so asking for made-up addresses pushes nothing out.
 */
export class PageCache {
  /** Counts what was dropped: a page begun before a drop must not be stored after it. */
  generation = 0;
  readonly #pages: LRUCache<string, Stored>;
  readonly #missing: LRUCache<string, Stored>;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    const sizeOf = ({ page }: Stored) => page.plain.length + page.gzip.length + page.brotli.length + 2000;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#missing = new LRUCache({ maxSize: Math.ceil(maxBytes / missingShare), sizeCalculation: sizeOf });
  }

  find(path: string, device: Device): Found | null {
    const stored = this.#pages.get(path) ?? this.#pages.get(`${path} ${device}`);
    if (stored) return { page: stored.page, isFresh: stored.freshUntil > this.#now() };
    const missing = this.#missing.get(path);
    return missing && missing.freshUntil > this.#now() ? { page: missing.page, isFresh: true } : null;
  }

  /** @param startedIn the generation when its rendering began */
  store(path: string, device: Device, page: Page, startedIn: number): void {
    if (startedIn !== this.generation) return;
    const now = this.#now();
    if (page.status === 404) {
      this.#missing.set(path, { page, freshUntil: now + missingMs });
      this.remove(path, device);
    } else
      this.#pages.set(page.isDeviceBound ? `${path} ${device}` : path, { page, freshUntil: now + freshMs });
  }

  remove(path: string, device: Device): void {
    this.#pages.delete(path);
    this.#pages.delete(`${path} ${device}`);
  }

  drop(tags: readonly string[]): void {
    this.generation += 1;
    const isAll = tags.some(touchesEverything);
    for (const cache of [this.#pages, this.#missing])
      for (const [key, { page }] of [...cache.entries()])
        if (isAll || page.tags.some((tag) => tags.includes(tag))) cache.delete(key);
  }
}
