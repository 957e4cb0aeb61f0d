import { variantVsin } from '../../contract/vsin.ts';
import type { Db } from '../../db/client.ts';
import type { VariantPoints } from '../product/choose-variant.ts';
import { findProductId } from '../product/product-rows.ts';
import type { Matches } from './matches.ts';

/** The variant that a term names by its number, and the product that it is of; null where it names none. */
export async function findArticle(db: Db, term: string): Promise<{ vsin: string; matches: Matches } | null> {
  const vsin = term.trim().toUpperCase();
  if (!variantVsin.test(vsin)) return null;
  const id = await findProductId(db, vsin);
  return id === undefined ? null : { vsin, matches: { ids: Int32Array.of(id), scores: Int32Array.of(1) } };
}

/** The card then shows this variant and no other one of its product. */
export function pointsOfArticle(wanted: string): VariantPoints {
  return async (variants) => new Map(variants.map(({ id, vsin }) => [id, vsin === wanted ? 1 : 0]));
}
