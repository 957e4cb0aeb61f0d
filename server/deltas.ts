import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { bodyIn } from './page.ts';
import type { Packed } from './page-cache.ts';

const toBrotli = promisify(brotliCompress);
/** What begins a body of `Content-Encoding: dcb`, before the hash of the dictionary (RFC 9842 §4). */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42]);
const quality = 5;
/** Room for those of all pages that the cache holds: whoever reads on never has one made twice. */
const mostBytes = 32 * 1024 * 1024;

/** What the pages of one site have in common, for browsers that keep it and are sent what is new of the next page (RFC 9842). */
export type Dictionary = Packed & {
  /** SHA-256 of the content. */
  hash: Buffer;
  content: Buffer;
  address: string;
};
type Asked = { packed: Packed; dictionary: Dictionary };

async function encode({ packed, dictionary }: Asked): Promise<Buffer> {
  const body = bodyIn(packed, 'identity');
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    dictionary: dictionary.content,
  };
  return Buffer.concat([magic, dictionary.hash, await toBrotli(body, options)]);
}

/** What is new of a page to whoever has the dictionary of its site: made when it is first asked for, in bounded memory. */
export class Deltas {
  readonly #kept = new LRUCache<string, Buffer, Asked>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 300,
    fetchMethod: (_name, _former, { context }) => encode(context),
  });

  /** Null when it cannot be made; the page is then sent as to everybody. */
  async find(name: string, packed: Packed, dictionary: Dictionary): Promise<Buffer | null> {
    try {
      const context = { packed, dictionary };
      return (await this.#kept.fetch(`${name} ${dictionary.address}`, { context })) ?? null;
    } catch (error) {
      console.error('a page could not be packed with a dictionary', error);
      return null;
    }
  }
}
