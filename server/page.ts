import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { Packed, Page } from './page-cache.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** What zlib gives is a part of 16 kB, all of which is held for as long as that part is. */
const alone = (packed: Buffer): Buffer => {
  const whole = Buffer.allocUnsafeSlow(packed.byteLength);
  packed.copy(whole);
  return whole;
};
/** Kept pages are compressed once and sent often; others, and made-up addresses, for one reader. */
const qualities = { kept: 9, single: 3 } as const;

export type Encoding = 'br' | 'gzip' | 'identity';

export function brotli(body: Buffer, use: keyof typeof qualities): Promise<Buffer> {
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[use],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function offersOf(accepted: string | undefined): string[] {
  return (accepted ?? '').split(',').flatMap((offer) => {
    const [name = '', ...parameters] = offer.trim().toLowerCase().split(';');
    return parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)) ? [] : name;
  });
}

export function accepts(accepted: string | string[] | undefined, encoding: string): boolean {
  return offersOf(accepted?.toString()).includes(encoding);
}

/** The best encoding the reader takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = offersOf(accepted);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, 'single');
  return encoding === 'gzip' ? toGzip(body) : body;
}

async function pack(body: Buffer, use: keyof typeof qualities): Promise<Packed> {
  const [small, smaller] = await Promise.all([toGzip(body), brotli(body, use)]);
  return { gzip: alone(small), brotli: alone(smaller) };
}

/** What is sent often, in the two forms that browsers take. */
export function packKept(body: Buffer): Promise<Packed> {
  return pack(body, 'kept');
}

export function bodyIn(packed: Packed, encoding: Encoding): Buffer {
  if (encoding === 'identity') return gunzipSync(packed.gzip);
  return encoding === 'br' ? packed.brotli : packed.gzip;
}

/** Headers that describe one transfer, or are set anew with every answer. */
const passing =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|date|strict-transport-security|x-(?:linden|nextjs|middleware)-.*)$/;

export function keptHeaders(headers: OutgoingHttpHeaders): Page['headers'] {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || passing.test(name) ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
}

/** Whether an answer is the same for everyone: finished, cacheable by its own words, and without a cookie. */
export function isCacheable(status: number, headers: OutgoingHttpHeaders): boolean {
  const control = String(headers['cache-control'] ?? '');
  return (
    (status === 200 || status === 404) &&
    headers['set-cookie'] === undefined &&
    /s-maxage=[1-9]/.test(control) &&
    !/no-store|private/.test(control)
  );
}

function isOfType(headers: OutgoingHttpHeaders | Page['headers'], type: string): boolean {
  return String(headers['content-type'] ?? '').startsWith(type);
}

export function isHtml(headers: OutgoingHttpHeaders | Page['headers']): boolean {
  return isOfType(headers, 'text/html');
}

/** Whether it may be kept for everyone: a page, or what a page fetches later, which is kept as pages are. */
export function isPagePart(headers: OutgoingHttpHeaders): boolean {
  return isHtml(headers) || isOfType(headers, 'application/json');
}

/** Only pages of templates come in several documents, as HTML and as what Next's router gets of them. */
export function isDocumentBound(
  headers: OutgoingHttpHeaders | Page['headers'],
  tags: readonly string[],
): boolean {
  return (
    (isHtml(headers) || isOfType(headers, 'text/x-component')) &&
    tags.some((tag) => tag.startsWith('template:'))
  );
}

type Made = Pick<Page, 'status' | 'headers' | 'tags'> & {
  body: Buffer;
  payload?: Page['payload'] | undefined;
};

/** @param previous the page it replaces; an equal body is not compressed again */
export async function toPage(made: Made, previous: Page | null): Promise<Page> {
  const { status, headers, tags, body, payload = null } = made;
  const hash = createHash('sha1').update(body).digest('base64url');
  const packed = previous?.hash === hash ? previous : await pack(body, status === 404 ? 'single' : 'kept');
  return {
    status,
    headers,
    gzip: packed.gzip,
    brotli: packed.brotli,
    hash,
    tags,
    payload,
    isDocumentBound: isDocumentBound(headers, tags),
  };
}
