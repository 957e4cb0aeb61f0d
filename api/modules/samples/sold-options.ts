import { sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import type { StoredMedia } from '../../db/schema/catalogue.ts';

/** What some product of the site is sold in, with a picture of something near in it where there is one; by code. */
export async function readSoldOptions(
  db: Queryable,
  site: SiteCode,
): Promise<ReadonlyMap<string, StoredMedia | null>> {
  // Of what has both a cover and a wood, one picture would have to show two; wood is seen best where little else is.
  const used = rowsOf<{ code: string; picture: StoredMedia | null }>(
    await db.execute(sql`
      SELECT DISTINCT ON (code) one.key || ':' || one.value AS code, near.picture
        FROM variants JOIN prices ON prices.variant_id = variants.id AND prices.site = ${site}
          JOIN products ON products.id = variants.product_id
          CROSS JOIN LATERAL jsonb_each_text(variants.options) AS one
          LEFT JOIN LATERAL (
            SELECT picture FROM jsonb_array_elements(variants.media) AS picture
              WHERE picture->>'kind' = 'detail' AND picture->>'shows' IS NULL
                AND NOT variants.options ?& ARRAY['colour', 'wood']
              LIMIT 1) AS near ON true
        WHERE one.key IN ('colour', 'wood')
        ORDER BY code, near.picture IS NULL,
          CASE WHEN one.key = 'wood' THEN jsonb_array_length(products.material_codes) END,
          variants.product_id, variants.id`),
  );
  return new Map(used.map(({ code, picture }) => [code, picture]));
}
