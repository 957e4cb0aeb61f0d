import type { LineFacts } from './promotion.ts';
import type { FactsRow } from './repo.ts';

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

export function toLineFacts({ vsin, productCode, brand, categories, tags }: FactsRow): LineFacts {
  return {
    category: categories,
    brand: [brand],
    product: [vsin, productCode],
    tag: tags.map((tag) => tag.vsin),
    isException: tags.some(({ alias }) => Object.values(alias).some((text) => exceptionAliases.has(text))),
  };
}
