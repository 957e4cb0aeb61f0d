import { sql } from 'drizzle-orm';
import type { Localised } from '../../../contract/catalogue.ts';
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

/** Selects `categories` and `tags` of a `FactsRow`, of one of `products` and its category `c`. */
export const factColumns = sql`coalesce((SELECT json_agg(above.vsin) FROM categories AS above
          WHERE c.lft BETWEEN above.lft AND above.rgt), '[]') AS categories,
        coalesce((SELECT json_agg(json_build_object('vsin', t.vsin, 'alias', t.alias))
          FROM product_tags AS pt JOIN tags AS t ON t.id = pt.tag_id
          WHERE pt.product_id = products.id), '[]') AS tags`;

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
