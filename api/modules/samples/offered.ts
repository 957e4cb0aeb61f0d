import { sql } from 'drizzle-orm';
import type { Sample, sampleMaterials } from '../../contract/samples.ts';
import { rowsOf } from '../../db/rows.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText } from '../product/localise.ts';

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
  const used = rowsOf<{ code: string }>(
    await db.execute(sql`
      SELECT DISTINCT one.key || ':' || one.value AS code
        FROM variants JOIN prices ON prices.variant_id = variants.id AND prices.site = ${site.code},
          jsonb_each_text(variants.options) AS one
        WHERE one.key IN ('colour', 'wood')`),
  );
  const sold = new Set(used.map(({ code }) => code));
  return [...(await catalogue.optionValues())].flatMap(([key, value]) =>
    value.hasSample && value.swatch && sold.has(key)
      ? {
          code: key.replace(':', '.'),
          title: pickText(value.title, language),
          colour: value.swatch,
          material: materialOf(value),
        }
      : [],
  );
}
