import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { collections, tags } from '../../db/schema/catalogue.ts';
import { showrooms } from '../../db/schema/showrooms.ts';

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

/** Packed into one value: thousands of rows one by one would cost more than the listing itself. */
async function listIds(db: Db, ids: SQL): Promise<Int32Array> {
  const rows = rowsOf<{ bytes: Uint8Array | null }>(
    await db.execute(
      sql`SELECT string_agg(int4send(id), ''::bytea ORDER BY id) AS bytes FROM (${ids}) AS ids(id)`,
    ),
  );
  const bytes = rows[0]?.bytes ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getInt32(index * 4));
}

/** Ascending ids of the products of a known collection. */
export function readCollectionProducts(db: Db, vsin: string): Promise<Int32Array> {
  return listIds(
    db,
    sql`SELECT product_id FROM product_collections JOIN collections c ON c.id = collection_id WHERE c.vsin = ${vsin}`,
  );
}

/** Ascending ids of the products of a known tag. */
export function readTagProducts(db: Db, vsin: string): Promise<Int32Array> {
  return listIds(
    db,
    sql`SELECT product_id FROM product_tags JOIN tags t ON t.id = tag_id WHERE t.vsin = ${vsin}`,
  );
}

/** Products with a variant in the showroom, or in any showroom of the site. */
export function listShowroomProducts(db: Db, site: SiteCode, showroomId: string | null): Promise<Int32Array> {
  return listIds(
    db,
    sql`
      SELECT DISTINCT v.product_id FROM showroom_stock stock
      JOIN showrooms room ON room.id = stock.showroom_id
      JOIN variants v ON v.id = stock.variant_id
      WHERE room.site = ${site} AND room.id = coalesce(${showroomId}::text, room.id)`,
  );
}
