import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp';
import { pictureFacts } from '../../config/pictures/facts.ts';
import { readSize } from '../../config/pictures/sizes.ts';
import { cropTo } from './crop.ts';
import { inTurns } from './in-turns.ts';

type Format = 'avif' | 'webp' | 'jpeg';
export type Picture = { type: `image/${Format}`; body: Buffer; etag: string };
/** `refused`: an address no page of ours uses. */
export type Answer = Picture | 'refused' | 'missing';

const qualities: { avif: AvifOptions; webp: WebpOptions; jpeg: JpegOptions } = {
  // More effort takes ten times as long and saves a twentieth.
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpeg: { quality: 78, mozjpeg: true },
};
/** Below it, AVIF is no smaller than WebP and takes ten times as long. */
const smallestAvif = 480;
/** Of the four threads that also read files and pack pages, some are left for those who wait for no new picture. */
const atOnce = 2;
const fileName = /^[\w-]+\.(?:webp|avif|jpe?g|png)$/;

function chooseFormat(accept: string, width: number): Format {
  if (accept.includes('image/avif') && width >= smallestAvif) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

type Order = { path: string; file: string; size: string; format: Format };

async function render({ path, file, size, format }: Order): Promise<Picture> {
  const target = readSize(size);
  if (!target) throw new RangeError(`${size} is no size of pictures`);
  const image = sharp(path);
  const { width, height } = target;
  if (height) image.extract(cropTo(await image.metadata(), { width, height }, pictureFacts[file]?.focus));
  const resized = image.resize({ width, height: height ?? undefined, withoutEnlargement: true });
  const body = await resized.toFormat(format, qualities[format]).toBuffer();
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { type: `image/${format}`, body, etag };
}

/**
 * Pictures of a folder in the sizes of config/pictures/sizes.ts and the format the reader takes. Each is made once, when
 * it is first asked for, and kept in memory up to a limit; nothing is written to the disk.
 */
export function createPictureStore(folder: string, maxBytes: number) {
  // One picture at a time must not take all processors from the pages.
  sharp.concurrency(1);
  // Each is made once: what libvips would keep of its source is never asked for again.
  sharp.cache(false);
  const run = inTurns(atOnce);
  const pictures = new LRUCache<string, Picture, Order>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 500,
    // Requests for the same picture at the same time wait for one.
    fetchMethod: (_key, _stale, { context }) => run(() => render(context)),
  });

  return async function read(size: string, file: string, accept = ''): Promise<Answer> {
    const target = readSize(size);
    if (!target || !fileName.test(file)) return 'refused';
    const format = chooseFormat(accept, target.width);
    const path = join(folder, file);
    const key = `${size}/${file}/${format}`;
    // A file that cannot be looked at is one that is not there, whatever the reason.
    if (!pictures.has(key) && !(await stat(path).catch(() => null))?.isFile()) return 'missing';
    return (await pictures.fetch(key, { context: { path, file, size, format } })) ?? 'missing';
  };
}

const oneMonth = 31 * 86_400;

/** Headers of a picture: kept for a month, then shown once more while the browser asks whether it changed. */
export function pictureHeaders({ type, etag }: Picture): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': `public, max-age=${oneMonth}, stale-while-revalidate=${oneMonth}`,
    vary: 'Accept',
    etag,
  };
}
