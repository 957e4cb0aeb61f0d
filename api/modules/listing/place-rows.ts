import { and, eq, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { collections, productCollections, productTags, showrooms, tags } from '../../db/schema/catalogue.ts';

export async function findCollection(db: Db, vsin: string) {
  const rows = await db.select().from(collections).where(eq(collections.vsin, vsin));
  return rows[0];
}

export async function findTag(db: Db, vsin: string) {
  const rows = await db.select().from(tags).where(eq(tags.vsin, vsin));
  return rows[0];
}

export async function findShowroom(db: Db, site: SiteCode, id: string) {
  const rows = await db
    .select({ name: showrooms.name })
    .from(showrooms)
    .where(and(eq(showrooms.site, site), eq(showrooms.id, id)));
  return rows[0];
}

function toIds(rows: readonly { id: number }[]): Int32Array {
  return Int32Array.from(rows, (row) => row.id).sort();
}

export async function listCollectionProducts(db: Db, collectionId: number): Promise<Int32Array> {
  const rows = await db
    .select({ id: productCollections.productId })
    .from(productCollections)
    .where(eq(productCollections.collectionId, collectionId));
  return toIds(rows);
}

export async function listTagProducts(db: Db, tagId: number): Promise<Int32Array> {
  const rows = await db
    .select({ id: productTags.productId })
    .from(productTags)
    .where(eq(productTags.tagId, tagId));
  return toIds(rows);
}

/** Products with a variant in the showroom, or in any showroom of the site. */
export async function listShowroomProducts(db: Db, site: SiteCode, showroomId: string | null) {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      SELECT DISTINCT v.product_id AS id FROM showroom_stock stock
      JOIN showrooms room ON room.id = stock.showroom_id
      JOIN variants v ON v.id = stock.variant_id
      WHERE room.site = ${site} AND room.id = coalesce(${showroomId}::text, room.id)`),
  );
  return toIds(rows);
}
