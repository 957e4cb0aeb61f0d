import { sql } from 'drizzle-orm';
import type { SiteCode } from '../../../contract/sites.ts';
import type { Db } from '../../../db/client.ts';
import { preparedStatement } from '../../../db/prepared.ts';
import { rowsOf } from '../../../db/rows.ts';
import { applyPromotions } from './apply-promotions.ts';
import type { PromotionDefinition } from './definitions.ts';
import { type FactsRow, factColumns, toLineFacts } from './facts.ts';
import type { LineFacts, Promotion } from './promotion.ts';

type Piece = { vsin: string; productId: number; amountMinor: number };

const factsStatement = preparedStatement<'ids'>(
  'promotion-facts',
  (value) => sql`
    SELECT products.id, products.code AS "productCode", products.brand, ${factColumns}
    FROM products JOIN categories AS c ON c.id = products.category_id
    WHERE products.id = ANY(string_to_array(${value('ids')}::text, ',')::int[])`,
);

/** What everybody gets without a code: nothing that is limited to some, and nothing that takes no money off goods. */
export function isForEverybody({ isLimited, actions }: Pick<PromotionDefinition, 'isLimited' | 'actions'>) {
  return !isLimited && actions.some(({ type }) => type !== 'gift' && type !== 'freeDelivery');
}

/**
 * What one piece alone costs with these promotions; null where they take nothing off. Pure. What it saves on delivery
 * may decide which of them count, so that is asked both ways, and the dearer answer is what is promised.
 */
export function pieceMinor(
  amountMinor: number,
  facts: LineFacts,
  promotions: readonly Promotion[],
  now: Date,
): number | null {
  const costWith = (normalMinor: number) => {
    const lines = [{ key: 0, totalMinor: amountMinor, facts }];
    const basket = { lines, delivery: { normalMinor, freeMinor: 0 }, gifts: new Map<string, number>(), now };
    return amountMinor - applyPromotions(basket, promotions, []).discountMinor;
  };
  const costMinor = Math.max(costWith(0), costWith(Number.MAX_SAFE_INTEGER / 2));
  return costMinor < amountMinor ? costMinor : null;
}

/** What one piece of each costs anybody in the basket, by vsin; nothing of what costs there what it costs everywhere. */
export type BasketPrices = (site: SiteCode, pieces: readonly Piece[]) => Promise<ReadonlyMap<string, number>>;

/** @param promotions those of a site that need no code */
export function createBasketPrices(
  db: Db,
  now: () => Date,
  promotions: (site: SiteCode) => Promise<PromotionDefinition[]>,
): BasketPrices {
  return async (site, pieces) => {
    const unlimited = (await promotions(site)).filter(({ isLimited }) => !isLimited);
    if (pieces.length === 0 || !unlimited.some(isForEverybody)) return new Map();
    const ids = [...new Set(pieces.map(({ productId }) => productId))].join();
    const rows = rowsOf<Omit<FactsRow, 'vsin'> & { id: number }>(await db.execute(factsStatement({ ids })));
    const factsOf = new Map(rows.map((row) => [row.id, row]));
    const known = unlimited.map((promotion) => ({ ...promotion, usage: 'free' as const }));
    return new Map(
      pieces.flatMap(({ vsin, productId, amountMinor }) => {
        const row = factsOf.get(productId);
        const costMinor = row && pieceMinor(amountMinor, toLineFacts({ ...row, vsin }), known, now());
        return typeof costMinor === 'number' ? [[vsin, costMinor] as const] : [];
      }),
    );
  };
}
