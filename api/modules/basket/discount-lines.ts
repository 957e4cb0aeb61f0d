/** What promotions do to the lines of a basket. Pure. */
import type { Localised } from '../../contract/catalogue.ts';
import { type BasketLine, isSold, orderableQuantity, type Sold, type SoldLine } from './line.ts';
import { applyPromotions } from './promotions/apply-promotions.ts';
import { toLineFacts } from './promotions/facts.ts';
import { type LoadedPromotions, promotionsOf } from './promotions/load-promotions.ts';
import type { OfferBasket, OfferLine, PromotionResult } from './promotions/promotion.ts';
import type { CatalogueRow } from './rows.ts';
import { lineTotalMinor } from './totals.ts';

/** What may count in a basket, and the variants that may come with it. */
export type Offered = LoadedPromotions & { giftRows: readonly CatalogueRow[] };
export const nothingOffered: Offered = {
  promotions: [],
  coupons: [],
  now: new Date(0),
  giftRows: [],
};

type GiftRow = CatalogueRow & Sold;
type Discounted = {
  outcome: PromotionResult;
  lines: BasketLine[];
  gifts: SoldLine[];
  /** What would come along if there were any left. */
  missingGifts: GiftRow[];
};

export function toOfferLines(lines: readonly SoldLine[]): OfferLine[] {
  return lines.map((line) => ({
    key: line.variantId,
    totalMinor: lineTotalMinor(line),
    facts: toLineFacts(line),
  }));
}

/** How many of a gift can be given beside those that are bought. */
function giftsLeft(gift: GiftRow, lines: readonly BasketLine[]): number {
  const bought = lines.find((line) => line.variantId === gift.variantId)?.quantity ?? 0;
  const onHand = gift.onHand === null ? null : gift.onHand - bought;
  return orderableQuantity({ ...gift, onHand });
}

function toGiftLines(
  outcome: PromotionResult,
  rows: readonly GiftRow[],
  lines: readonly BasketLine[],
): SoldLine[] {
  const start = Math.max(0, ...lines.map(({ position }) => position));
  return rows.flatMap((row, index) => {
    const wanted = outcome.gifts.filter(({ productId }) => productId === row.vsin);
    const asked = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = Math.min(asked, giftsLeft(row, lines));
    if (quantity === 0) return [];
    const line = { ...row, quantity, position: start + index + 1, components: null, withSetup: false };
    return { ...line, unitMinor: 0, seenMinor: 0, priceLog: [] };
  });
}

function missingGiftsOf(
  outcome: PromotionResult,
  rows: readonly GiftRow[],
  offered: Offered,
  lines: readonly BasketLine[],
): GiftRow[] {
  const meant = new Set([
    ...outcome.applied.map(({ promotionId }) => promotionId),
    ...outcome.rejected.flatMap(({ promotionId, reason }) =>
      reason === 'no-benefit' ? (promotionId ?? []) : [],
    ),
  ]);
  const actions = promotionsOf(offered)
    .filter(({ id }) => meant.has(id))
    .flatMap((promotion) => promotion.actions);
  return rows.filter(
    (row) =>
      giftsLeft(row, lines) === 0 &&
      actions.some((action) => action.type === 'gift' && action.productId === row.vsin),
  );
}

/** @param delivery what it costs without promotions, and with free transport */
export function discountLines(
  lines: readonly BasketLine[],
  delivery: OfferBasket['delivery'],
  offered: Offered,
): Discounted {
  const rows = offered.giftRows.filter(isSold);
  const gifts = new Map(
    rows.filter((row) => giftsLeft(row, lines) > 0).map((row) => [row.vsin, row.unitMinor]),
  );
  const basket = { lines: toOfferLines(lines), delivery, gifts, now: offered.now };
  const outcome = applyPromotions(basket, offered.promotions, offered.coupons);
  const discounts = new Map(outcome.lines.map(({ key, discountMinor }) => [key, discountMinor]));
  return {
    outcome,
    lines: lines.map((line) => ({ ...line, discountMinor: discounts.get(line.variantId) ?? 0 })),
    gifts: toGiftLines(outcome, rows, lines),
    missingGifts: missingGiftsOf(outcome, rows, offered, lines),
  };
}

/** No more and no fewer than the promotion gives. */
export function asGift(line: BasketLine): BasketLine {
  return { ...line, maxQuantity: line.quantity, availableInstallation: null, isGift: true };
}

export function titlesOf(offered: Offered): Map<string, Localised> {
  return new Map(promotionsOf(offered).map(({ id, title }) => [id, title]));
}
