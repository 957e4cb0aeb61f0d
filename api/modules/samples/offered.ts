import { sql } from 'drizzle-orm';
import type { Sample, sampleMaterials } from '../../contract/samples.ts';
import { rowsOf } from '../../db/rows.ts';
import type { StoredMedia } from '../../db/schema/catalogue.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText, toMedia } from '../product/localise.ts';

/** Codes of colours begin with their material. */
function materialOf({ option, value }: OptionValue): (typeof sampleMaterials)[number] {
  if (option === 'wood') return 'wood';
  return value.startsWith('leather-') ? 'leather' : 'fabric';
}

/** What some product of the site is sold in, and can be had as a sample; in the order of the choices on a product's page. */
export async function listSamples(
  { site, language }: RequestContext,
  { db, catalogue }: Services,
): Promise<Sample[]> {
  // Of what has both a cover and a wood, one picture would have to show two; wood is seen best where little else is.
  const used = rowsOf<{ code: string; picture: StoredMedia | null }>(
    await db.execute(sql`
      SELECT DISTINCT ON (code) one.key || ':' || one.value AS code, near.picture
        FROM variants JOIN prices ON prices.variant_id = variants.id AND prices.site = ${site.code}
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
  const sold = new Map(used.map(({ code, picture }) => [code, picture]));
  return [...(await catalogue.optionValues())].flatMap(([key, value]) => {
    const picture = sold.get(key);
    if (!value.hasSample || !value.swatch || picture === undefined) return [];
    return {
      code: key.replace(':', '.'),
      title: pickText(value.title, language),
      colour: value.swatch,
      material: materialOf(value),
      picture: picture && toMedia(picture, language),
    };
  });
}
