import type { SiteCode } from '../../../contract/sites.ts';
import { applyPromotions } from './apply-promotions.ts';
import type { PromotionDefinition } from './definitions.ts';
import { type ProductFacts, toLineFacts } from './facts.ts';
import type { LineFacts, Promotion } from './promotion.ts';

type Piece = { vsin: string; productId: number; amountMinor: number };

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

/**
 * @param productFacts of the products with these ids, joined by commas
 * @param promotions those of a site that need no code
 */
export function createBasketPrices(
  productFacts: (ids: string) => Promise<ReadonlyMap<number, ProductFacts>>,
  now: () => Date,
  promotions: (site: SiteCode) => Promise<PromotionDefinition[]>,
): BasketPrices {
  return async (site, pieces) => {
    const unlimited = (await promotions(site)).filter(({ isLimited }) => !isLimited);
    if (pieces.length === 0 || !unlimited.some(isForEverybody)) return new Map();
    const ids = [...new Set(pieces.map(({ productId }) => productId))].join();
    const factsOf = await productFacts(ids);
    const known = unlimited.map((promotion) => ({ ...promotion, usage: 'free' as const }));
    return new Map(
      pieces.flatMap(({ vsin, productId, amountMinor }) => {
        const facts = factsOf.get(productId);
        const costMinor = facts && pieceMinor(amountMinor, toLineFacts({ ...facts, vsin }), known, now());
        return typeof costMinor === 'number' ? [[vsin, costMinor] as const] : [];
      }),
    );
  };
}
