import type { Localised } from '../../../contract/catalogue.ts';
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
 * The promotion-exception list of §5: aliases of tags, in Dutch and in four more languages, whose products take no part
 * in promotions and coupons.
 */
const exceptionAliases: ReadonlySet<string> = new Set([
  'geen-reclameproduct',
  'not-in-promotions',
  'kein-aktionsprodukt',
  'neni-v-akci',
  'kampanyaya-dahil-degil',
]);

function known(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}

export function toLineFacts({ vsin, productCode, brand, categories, tags }: FactsRow): LineFacts {
  return {
    category: categories,
    brand: known(brand),
    product: known(vsin, productCode),
    tag: tags.map((tag) => tag.vsin),
    isException: tags.some(({ alias }) => Object.values(alias).some((text) => exceptionAliases.has(text))),
  };
}
