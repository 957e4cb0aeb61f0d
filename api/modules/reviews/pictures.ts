import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { mostPictureBytes, type ReviewPicture, reviewPictureSide } from '../../contract/review-pictures.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { changedRowsOf, rowsOf } from '../../db/rows.ts';
import { reviewPictures } from '../../db/schema/reviews.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import type { StoredOrder } from '../orders/repo.ts';
import { type BuyerCall, findBuyer } from './buyer.ts';

const thumbSide = 240;
/** A small file may hold millions of points; more than any screen of a phone sends are not unpacked. */
const mostPixels = 6_000_000;
/** Six million of them in one line are seconds of work; no camera sends a side half as long. */
const longestSide = 12_000;
const formats = ['jpeg', 'png', 'webp'];
/** One order reviews a few things with a few pictures each; what is left behind goes within two days. */
const mostOfOrder = 60;

const invalid = () => new ApiError('invalid-input', undefined, [{ property: 'picture', message: 'invalid' }]);

/** Draws it anew, upright: without where and with what it was taken. @throws ApiError invalid-input for what is no picture */
async function draw(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  const within = (side: number) =>
    sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true });
  try {
    const { format = '', ...sides } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    if (!formats.includes(format) || Math.max(sides.width, sides.height) > longestSide) throw invalid();
    const [whole, thumb] = [await within(reviewPictureSide), await within(thumbSide)];
    const { width, height } = whole.info;
    return { width, height, bytes: whole.data, thumb: thumb.data };
  } catch {
    throw invalid();
  }
}

/** Keeps a picture for a review of the order. @throws ApiError link-expired, order-not-found, invalid-input */
export async function addPicture(
  call: BuyerCall,
  { key, orderId, picture }: { key?: string | undefined; orderId: string; picture: string },
  services: Services,
): Promise<ReviewPicture> {
  const { order } = await findBuyer(call, { orderId, ...(key ? { key } : {}) }, services);
  if (!order) throw new ApiError('order-not-found');
  const { db, now } = services;
  const present = await db.$count(reviewPictures, eq(reviewPictures.orderId, order.id));
  if (present >= mostOfOrder) throw new ApiError('too-many-requests');
  const bytes = Buffer.from(picture, 'base64');
  if (bytes.byteLength > mostPictureBytes) throw invalid();
  const drawn = await draw(bytes);
  const [kept] = await db
    .insert(reviewPictures)
    .values({ ...drawn, orderId: order.id, site: order.site, addedAt: now() })
    .returning({ id: reviewPictures.id });
  if (!kept) throw new Error('A picture was not stored.');
  return { id: kept.id, width: drawn.width, height: drawn.height };
}

/** Those of the order, in the order they are named. @throws ApiError invalid-input for others */
export async function findPictures(
  tx: Tx,
  { id: orderId }: StoredOrder,
  ids: readonly string[],
): Promise<ReviewPicture[]> {
  if (ids.length === 0) return [];
  const { id, width, height } = reviewPictures;
  const found = await tx
    .select({ id, width, height })
    .from(reviewPictures)
    .where(and(eq(reviewPictures.orderId, orderId), inArray(id, [...ids])));
  const byId = new Map(found.map((one) => [one.id, one]));
  return [...new Set(ids)].map((wanted) => {
    const one = byId.get(wanted.toLowerCase());
    if (one) return one;
    throw new ApiError('invalid-input', undefined, [{ property: 'pictures', message: 'invalid' }]);
  });
}

/** As `pictures` of a review has it. */
const named = (id: string) => sql`jsonb_build_array(jsonb_build_object('id', ${id}::text))`;

/**
 * The picture of a review that is shown, or waits to be: staff and author then know its address, which nobody guesses.
 * Null when it is refused, gone, or was never sent.
 */
export async function readPicture(
  db: Queryable,
  site: SiteCode,
  { id, isThumb }: { id: string; isThumb: boolean },
): Promise<{ bytes: Buffer; isShown: boolean } | null> {
  if (!uuidPattern.test(id)) return null;
  const bytes = isThumb ? sql`p.thumb` : sql`p.bytes`;
  const [found] = rowsOf<{ picture: string; isShown: boolean }>(
    await db.execute(sql`
      SELECT encode(${bytes}, 'base64') AS picture, bool_or(coalesce(r.pictures, '[]') @> ${named(id)}) AS "isShown"
      FROM review_pictures AS p
        JOIN written_reviews AS w ON w.order_id = p.order_id
        LEFT JOIN reviews AS r ON r.written_id = w.id
      WHERE p.id = ${id} AND p.site = ${site}
        AND (r.pictures @> ${named(id)} OR (w.status = 'waiting' AND w.pictures @> ${named(id)}))
      GROUP BY p.id`),
  );
  return found ? { bytes: Buffer.from(found.picture, 'base64'), isShown: found.isShown } : null;
}

/** Pictures in no review: never sent with one, taken out of it, or left by one that was removed. */
export async function deleteLoosePictures(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - dayMs).toISOString();
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM review_pictures WHERE id IN (
        SELECT p.id FROM review_pictures AS p
        WHERE p.added_at < ${before}::timestamptz AND NOT EXISTS (
          SELECT 1 FROM written_reviews AS w LEFT JOIN reviews AS r ON r.written_id = w.id
          WHERE w.order_id = p.order_id
            AND (w.pictures || coalesce(r.pictures, '[]')) @> jsonb_build_array(jsonb_build_object('id', p.id::text)))
        LIMIT ${limit})`),
  );
}
