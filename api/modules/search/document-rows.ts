import { sql } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { Localised } from '../../contract/catalogue.ts';
import type { Language } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { intArray } from '../../db/int-array.ts';
import { rowsOf } from '../../db/rows.ts';
import type { DocumentSource } from './document.ts';

type SourceRow = {
  id: number;
  title: string | null;
  brand: string;
  category: string | null;
  description: string[] | null;
  materials: string[] | null;
  variant_titles: (string | null)[] | null;
  choices: (string | null)[] | null;
  features: (string | null)[] | null;
  themes: (string | null)[] | null;
};

/** Languages of the sites that sell something. */
export async function listSearchLanguages(db: Queryable): Promise<Language[]> {
  const rows = rowsOf<{ site: string }>(await db.execute(sql`SELECT DISTINCT site FROM prices`));
  const selling = Object.values(siteRules).filter((site) => rows.some((row) => row.site === site.code));
  return [...new Set(selling.flatMap((site) => site.languages))];
}

const isText = (text: string | null): text is string => text !== null;

/** Products that have a title in the language, with all that is written about them. */
export async function listDocumentSources(
  db: Queryable,
  ids: readonly number[],
  language: keyof Localised,
): Promise<DocumentSource[]> {
  const wanted = intArray(ids);
  const rows = rowsOf<SourceRow>(
    await db.execute(sql`
      WITH features AS (
        SELECT m.id AS product_id, fv.title FROM products m
          JOIN facet_values fv ON (fv.facet = 'material' AND m.material_codes ? fv.value)
            OR (fv.facet = 'style' AND fv.value = m.style)
          WHERE m.id = ANY(${wanted})
        UNION ALL SELECT u.id, upper_category.title FROM products u JOIN categories own ON own.id = u.category_id
          JOIN categories upper_category ON upper_category.lft < own.lft AND upper_category.rgt >= own.rgt
          WHERE u.id = ANY(${wanted})),
      themes AS (
        SELECT product_id, title FROM product_collections JOIN collections ON collections.id = collection_id
          WHERE product_id = ANY(${wanted})
        UNION ALL SELECT product_id, title FROM product_tags JOIN tags ON tags.id = tag_id
          WHERE product_id = ANY(${wanted})),
      choices AS (
        SELECT v.product_id, v.title AS variant_title, ov.title, family.title AS family
        FROM variants v
        LEFT JOIN LATERAL jsonb_each_text(v.options) AS choice(option, value) ON true
        LEFT JOIN option_values ov ON ov.option = choice.option AND ov.value = choice.value
        LEFT JOIN facet_values family ON family.facet = 'colour' AND family.value = ov.family
        WHERE v.product_id = ANY(${wanted})),
      by_choice AS (
        SELECT product_id, jsonb_agg(DISTINCT variant_title -> ${language}::text) AS variant_titles,
          jsonb_agg(DISTINCT title -> ${language}::text) || jsonb_agg(DISTINCT family -> ${language}::text) AS choices
        FROM choices GROUP BY 1),
      by_feature AS (
        SELECT product_id, jsonb_agg(DISTINCT title -> ${language}::text) AS features FROM features GROUP BY 1),
      by_theme AS (
        SELECT product_id, jsonb_agg(DISTINCT title -> ${language}::text) AS themes FROM themes GROUP BY 1)
      SELECT p.id, p.title ->> ${language}::text AS title, p.brand, c.title ->> ${language}::text AS category,
        p.description -> ${language}::text AS description, p.materials -> ${language}::text AS materials,
        by_choice.variant_titles, by_choice.choices, by_feature.features, by_theme.themes
      FROM products p JOIN categories c ON c.id = p.category_id
      LEFT JOIN by_choice ON by_choice.product_id = p.id
      LEFT JOIN by_feature ON by_feature.product_id = p.id
      LEFT JOIN by_theme ON by_theme.product_id = p.id
      WHERE p.id = ANY(${wanted}) AND p.title ->> ${language}::text IS NOT NULL`),
  );
  return rows.map((row) => ({
    productId: row.id,
    titles: [row.title, ...(row.variant_titles ?? [])].filter(isText),
    category: row.category ?? '',
    features: [row.brand, ...(row.choices ?? []), ...(row.features ?? [])].filter(isText),
    texts: [...(row.themes ?? []), ...(row.materials ?? []), ...(row.description ?? [])].filter(isText),
  }));
}
