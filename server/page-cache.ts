import { LRUCache } from 'lru-cache';
import { siteWithoutPages, withKinds } from '../lib/cache/tags.ts';
import type { TemplateDocument } from '../lib/routes/template-document.ts';
import { findEdition, siteOf as siteOfEdition } from '../sites/editions.ts';
import type { PayloadId } from './split-page.ts';

/** Browsers take one of these two; what it says plainly is unpacked for the few who take neither. */
export type Packed = { gzip: Buffer; brotli: Buffer };
/** The scripts of one page. */
export type Payload = Packed & { id: PayloadId };
export type Page = Packed & {
  status: number;
  /** Headers as they are sent, without those of one encoding. */
  headers: Readonly<Record<string, string | string[]>>;
  /** Hash of the body before it was packed, without quotes. */
  hash: string;
  tags: readonly string[];
  /** The scripts that it names; null when they are in it. */
  payload: Payload | null;
  /** True for pages that come in several documents: desktop and mobile, as they begin and whole. */
  isDocumentBound: boolean;
};
export type Found = { page: Page; isFresh: boolean };

const freshMs = 5000;
/** A page that cannot be renewed is shown for so long, as Next's `expireTime` allows too. */
const maxAgeMs = 86_400_000;
const missingMs = 10_000;
const missingShare = 16;
const mostDropped = 10_000;

type Stored = { page: Page; freshUntil: number; expiresAt: number };

function bytesOf({ gzip, brotli }: Packed): number {
  return gzip.length + brotli.length;
}

/** The site of an address, which is the first thing in it; null when it names none. */
function siteOf(key: string): string | null {
  const edition = findEdition(/^\/([\w-]+)(?=[/ ]|$)/.exec(key)?.[1] ?? '');
  return edition ? siteOfEdition(edition.code).code : null;
}

/**
 * Finished pages by their public path, in bounded memory. Pages that say "not found" have a small part of their
 * own, so asking for made-up addresses pushes nothing out.
 */
export class PageCache {
  /** Counts the drops: what was rendered before one must not be stored after it. */
  generation = 0;
  readonly #pages: LRUCache<string, Stored>;
  readonly #missing: LRUCache<string, Stored>;
  /** Sites of which no page has been stored since they were closed. */
  readonly #closed = new Set<string>();
  /** The last drop of each tag and of each site's address; those before the other one are forgotten. */
  readonly #dropped = new Map<string, number>();
  #droppedAll = 0;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    const sizeOf = ({ page }: Stored) => bytesOf(page) + (page.payload ? bytesOf(page.payload) : 0) + 2000;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#missing = new LRUCache({ maxSize: Math.ceil(maxBytes / missingShare), sizeCalculation: sizeOf });
  }

  find(path: string, document: TemplateDocument): Found | null {
    const now = this.#now();
    const stored = this.#pages.get(path) ?? this.#pages.get(`${path} ${document}`);
    if (stored)
      return stored.expiresAt > now ? { page: stored.page, isFresh: stored.freshUntil > now } : null;
    const missing = this.#missing.get(path);
    return missing && missing.freshUntil > now ? { page: missing.page, isFresh: true } : null;
  }

  /** @param startedIn the generation when its rendering began */
  store(path: string, document: TemplateDocument, page: Page, startedIn: number): void {
    const site = siteOf(path);
    const tags = withKinds(page.tags);
    if (this.#isOutdated(site ? [`/${site}`, ...tags] : tags, startedIn)) return;
    if (site) this.#closed.delete(site);
    const now = this.#now();
    if (page.status === 404) {
      this.#missing.set(path, { page, freshUntil: now + missingMs, expiresAt: now + missingMs });
      this.remove(path, document);
      return;
    }
    const key = page.isDocumentBound ? `${path} ${document}` : path;
    this.#pages.set(key, { page, freshUntil: now + freshMs, expiresAt: now + maxAgeMs });
  }

  remove(path: string, document: TemplateDocument): void {
    this.#pages.delete(path);
    this.#pages.delete(`${path} ${document}`);
  }

  drop(tags: readonly string[]): void {
    this.generation += 1;
    const sites = tags.flatMap((tag) => siteWithoutPages(tag) ?? []);
    for (const tag of [...tags, ...sites.map((site) => `/${site}`)]) this.#dropped.set(tag, this.generation);
    if (this.#dropped.size > mostDropped) this.#deleteDropped();
    this.#deletePages(
      (key, { page }) =>
        sites.includes(siteOf(key) ?? '') || withKinds(page.tags).some((tag) => tags.includes(tag)),
    );
  }

  /** Drops the pages of the site that answers for this address, once until one of them is stored again. */
  closeSite(path: string): void {
    const site = siteOf(path);
    if (!site || this.#closed.has(site)) return;
    this.#closed.add(site);
    this.generation += 1;
    this.#dropped.set(`/${site}`, this.generation);
    this.#deletePages((key) => siteOf(key) === site);
  }

  #deletePages(isMeant: (key: string, stored: Stored) => boolean): void {
    for (const cache of [this.#pages, this.#missing])
      for (const [key, stored] of [...cache.entries()]) if (isMeant(key, stored)) cache.delete(key);
  }

  #deleteDropped(): void {
    this.#dropped.clear();
    this.#droppedAll = this.generation;
  }

  #isOutdated(tags: readonly string[], startedIn: number): boolean {
    return startedIn < this.#droppedAll || tags.some((tag) => (this.#dropped.get(tag) ?? 0) > startedIn);
  }
}
