import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type EditionCode, findEdition } from '../sites/editions.ts';
import { Deltas, type Dictionary } from './deltas.ts';
import { accepts, bodyIn, packKept } from './page.ts';
import type { Packed, Page } from './page-cache.ts';

/** One page of each makes a dictionary: frame, menus and footer are in all of them, cards and buy box in one. */
const kinds = { home: /^\/[\w-]+$/, category: /-c-\w+$/, product: /-p-\w+$/ } as const;
type Kind = keyof typeof kinds;
const names: readonly Kind[] = ['home', 'category', 'product'];
const mostBytes = 1024 * 1024;
const byteSequence = /^:([A-Za-z0-9+/]{43}=):$/;

function siteOf(path: string): EditionCode | undefined {
  return findEdition(path.split('/', 2)[1])?.code;
}

async function makeDictionary(site: EditionCode, pages: readonly Page[]): Promise<Dictionary> {
  const parts = pages.flatMap((page) => (page.payload ? [page, page.payload] : [page]));
  const content = Buffer.concat(parts.map((part) => bodyIn(part, 'identity'))).subarray(0, mostBytes);
  const hash = createHash('sha256').update(content).digest();
  const address = `/${site}/dictionary/${hash.toString('base64url')}`;
  return { ...(await packKept(content)), hash, content, address };
}

/**
 * One dictionary for each site, made beside everything else of the first pages that visitors ask for: nothing is rendered for
 * it. It stays while the process runs. Only what is the same for everyone gets in.
 */
export class Dictionaries {
  readonly #pages = new Map<EditionCode, Map<Kind, Page>>();
  readonly #deltas = new Deltas();
  /** Null while it is being made. */
  readonly #ofSites = new Map<EditionCode, Dictionary | null>();

  /** Takes in a page that is kept, as long as its site has no dictionary. */
  collect(path: string, page: Page): void {
    const site = siteOf(path);
    const kind = names.find((name) => kinds[name].test(path));
    if (!site || !kind || !page.payload || this.#ofSites.has(site)) return;
    const pages = (this.#pages.get(site) ?? new Map<Kind, Page>()).set(kind, page);
    this.#pages.set(site, pages);
    if (pages.size === names.length) void this.#make(site, [...pages.values()]);
  }

  async #make(site: EditionCode, pages: readonly Page[]): Promise<void> {
    this.#pages.delete(site);
    this.#ofSites.set(site, null);
    try {
      this.#ofSites.set(site, await makeDictionary(site, pages));
    } catch (error) {
      // Pages are sent without one.
      console.error('a dictionary could not be made', error);
    }
  }

  /**
   * @param name of the packed bytes, never the same for others
   * @returns what is new in them to whoever has the dictionary, null when it cannot be made
   */
  pack(name: string, packed: Packed, dictionary: Dictionary): Promise<Buffer | null> {
    return this.#deltas.find(name, packed, dictionary);
  }

  /** That of the site which an address belongs to, once it is made. */
  find(path: string): Dictionary | null {
    const site = siteOf(path);
    return (site && this.#ofSites.get(site)) ?? null;
  }
}

/** Whether the browser has this dictionary and reads what is packed with it. Those of another instance or an earlier run are others. */
export function holds({ headers }: IncomingMessage, { hash }: Dictionary): boolean {
  const held = byteSequence.exec(headers['available-dictionary']?.toString() ?? '')?.[1];
  return held === hash.toString('base64') && accepts(headers['accept-encoding'], 'dcb');
}
