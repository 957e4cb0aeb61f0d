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
