import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { nothingOffered, type Offered, toOfferLines } from './discount-lines.ts';
import { isSold } from './line.ts';
import { coveredLines } from './promotions/conditions.ts';
import type { PromotionDefinition } from './promotions/definitions.ts';
import { type LoadedPromotions, loadPromotions, promotionsOf } from './promotions/load-promotions.ts';
import type { Buyer } from './promotions/repo.ts';
import { listVariants, type StoredLine } from './rows.ts';

/** vsins of the gifts that may come with these lines. */
function dueGifts(loaded: LoadedPromotions, lines: readonly StoredLine[]): string[] {
  const offerLines = toOfferLines(lines.filter(isSold));
  const due = promotionsOf(loaded)
    .filter(({ actions }) => actions.some(({ type }) => type === 'gift'))
    .filter((promotion) => coveredLines(promotion, offerLines).length > 0)
    .flatMap(({ actions }) => actions.flatMap((one) => (one.type === 'gift' ? [one.productId] : [])));
  return [...new Set(due)];
}

/**
 * Reads what may count in a basket with these lines and codes.
 * @param definitions of the promotions that need no code
 */
export async function loadOffered(
  db: Queryable,
  buyer: Buyer & { site: SiteCode },
  { lines, couponCodes }: { lines: readonly StoredLine[]; couponCodes: readonly string[] | null },
  { definitions, now }: { definitions: readonly PromotionDefinition[]; now: Date },
): Promise<Offered> {
  const codes = couponCodes ?? [];
  if (lines.length === 0 && codes.length === 0) return nothingOffered;
  const loaded = await loadPromotions(db, buyer, { codes, definitions }, now);
  return { ...loaded, giftRows: await listVariants(db, buyer.site, dueGifts(loaded, lines)) };
}
