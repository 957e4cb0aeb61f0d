import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { giftsOf, loadPromotions } from '../promotions/load-promotions.ts';
import type { Buyer } from '../promotions/repo.ts';
import { nothingOffered, type Offered } from './discount-lines.ts';
import { listVariants, type StoredLine } from './repo.ts';

/** Reads what may count in a basket with these lines and codes; an empty basket is not asked about. */
export async function loadOffered(
  db: Queryable,
  buyer: Buyer & { site: SiteCode },
  { lines, couponCode }: { lines: readonly StoredLine[]; couponCode: readonly string[] | null },
  now: Date,
): Promise<Offered> {
  const codes = couponCode ?? [];
  if (lines.length === 0 && codes.length === 0) return nothingOffered;
  const variantIds = lines.map(({ variantId }) => variantId);
  const loaded = await loadPromotions(db, buyer, { codes, variantIds }, now);
  return { ...loaded, giftRows: await listVariants(db, buyer.site, giftsOf(loaded)) };
}
