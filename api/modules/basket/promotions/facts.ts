import { sql } from 'drizzle-orm';
import type { Localised } from '../../../contract/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { preparedStatement } from '../../../db/prepared.ts';
import { rowsOf } from '../../../db/rows.ts';
import { isPromotionException } from '../../product/internal-tags.ts';
import type { LineFacts } from './promotion.ts';

/** What conditions ask about a variant; null where it is gone. */
export type FactsRow = {
  vsin: string | null;
  productCode: string | null;
  brand: string | null;
  /** The category and those above it. */
  categories: string[];
  tags: { vsin: string; alias: Localised }[];
};

/**
 * Joins `above` and `tagged` to one of `products` and its category `c`: `categories` and `tags` of a `FactsRow`, and the
 * `versions` of the rows that tell it.
 */
export const factJoins = sql`CROSS JOIN LATERAL (
          SELECT coalesce(json_agg(vsin), '[]') AS categories, string_agg(xmin::text, ' ') AS versions
          FROM categories WHERE c.lft BETWEEN lft AND rgt) AS above
        CROSS JOIN LATERAL (
          SELECT coalesce(json_agg(json_build_object('vsin', t.vsin, 'alias', t.alias)), '[]') AS tags,
            string_agg(concat(pt.xmin, ' ', t.xmin), ' ') AS versions
          FROM product_tags AS pt JOIN tags AS t ON t.id = pt.tag_id WHERE pt.product_id = products.id) AS tagged`;

/** What conditions ask about a product, whichever of its variants. */
export type ProductFacts = Omit<FactsRow, 'vsin'>;

const factsStatement = preparedStatement<'ids'>(
  'promotion-facts',
  (value) => sql`
    SELECT products.id, products.code AS "productCode", products.brand, above.categories, tagged.tags
    FROM products JOIN categories AS c ON c.id = products.category_id ${factJoins}
    WHERE products.id = ANY(string_to_array(${value('ids')}::text, ',')::int[])`,
);

/** @param ids of products, joined by commas */
export async function readProductFacts(db: Db, ids: string): Promise<ReadonlyMap<number, ProductFacts>> {
  const rows = rowsOf<ProductFacts & { id: number }>(await db.execute(factsStatement({ ids })));
  return new Map(rows.map((row) => [row.id, row]));
}

function known(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}

export function toLineFacts({ vsin, productCode, brand, categories, tags }: FactsRow): LineFacts {
  return {
    category: categories,
    brand: known(brand),
    product: known(vsin, productCode),
    tag: tags.map((tag) => tag.vsin),
    isException: tags.some(({ alias }) => isPromotionException(alias)),
  };
}
