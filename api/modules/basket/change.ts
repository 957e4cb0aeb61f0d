/** Works out what a change makes of the lines of a basket. Pure. */
import { type BasketItemInput, maxLines } from '../../contract/basket.ts';
import { ApiError } from '../../http/api-error.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { RequestContext } from '../../request-context.ts';
import { pickText } from '../product/localise.ts';
import { isSold, orderableQuantity, type Sold } from './line.ts';
import { type BasketMessage, createMessages } from './messages.ts';
import { type CatalogueRow, isLine, type StoredLine } from './rows.ts';

export type LinesChange = {
  /** All lines as they are to be, in their order. */
  lines: StoredLine[];
  /** Those of them that have to be written. */
  saved: StoredLine[];
  /** Variants whose lines go. */
  removed: number[];
  /** What could not be done as asked. */
  messages: BasketMessage[];
};
type Wanted = { item: BasketItemInput; product: CatalogueRow & Sold };
/** `add` sums with what is there, `set` makes the items the whole content. */
export type ChangeMode = 'add' | 'set';

/** The same product named twice counts as one line. */
function mergeItems(items: readonly BasketItemInput[]): BasketItemInput[] {
  const merged = new Map<string, BasketItemInput>();
  for (const item of items) {
    const known = merged.get(item.productId);
    merged.set(item.productId, known ? { ...item, quantity: known.quantity + item.quantity } : item);
  }
  return [...merged.values()];
}

/** @throws ApiError product-not-found when one of the products is not sold on this site */
function findWanted(rows: readonly CatalogueRow[], items: readonly BasketItemInput[]): Wanted[] {
  const byVsin = new Map(rows.filter(isSold).map((row) => [row.vsin, row]));
  return mergeItems(items).map((item) => {
    const product = byVsin.get(item.productId);
    if (!product) throw new ApiError('product-not-found');
    return { item, product };
  });
}

/**
 * The quantity a change comes to, capped by what can be ordered. A line that is sold out keeps its quantity, so that
 * the others stay editable.
 * @throws ApiError out-of-stock for a sold-out product that is not in the basket yet
 */
function quantityOf({ item, product }: Wanted, mode: ChangeMode): { quantity: number; isReduced: boolean } {
  const before = product.quantity;
  const asked = item.quantity + (mode === 'add' ? (before ?? 0) : 0);
  const most = orderableQuantity(product);
  if (most > 0) return { quantity: Math.min(asked, most), isReduced: asked > most };
  if (mode === 'add' || before === null) throw new ApiError('out-of-stock');
  return { quantity: before, isReduced: false };
}

function toLine(wanted: Wanted, quantity: number, position: number, mode: ChangeMode): StoredLine {
  const { item, product } = wanted;
  return {
    ...product,
    quantity,
    position,
    // Adding happens beside the present price; a changed quantity leaves the price the shopper saw.
    seenMinor: mode === 'add' ? product.unitMinor : (product.seenMinor ?? product.unitMinor),
    components: item.components ?? product.components,
    withSetup: product.withSetup ?? false,
  };
}

/**
 * @param rows the lines of the basket and the rows of all products named in `items`
 * @throws ApiError product-not-found, out-of-stock, invalid-input (too many lines)
 */
export function changeLines(
  rows: readonly CatalogueRow[],
  items: readonly BasketItemInput[],
  mode: ChangeMode,
  { site, language }: RequestContext,
): LinesChange {
  const present = rows.filter(isLine);
  const texts = createMessages(language, createMoneyText({ site, language }));
  const messages: BasketMessage[] = [];
  const firstFree = 1 + Math.max(0, ...present.map((line) => line.position));
  const saved = findWanted(rows, items).map((wanted, index) => {
    const { product } = wanted;
    const { quantity, isReduced } = quantityOf(wanted, mode);
    if (isReduced)
      messages.push(texts.quantityReduced(product.vsin, pickText(product.title, language), quantity));
    const position = product.position ?? firstFree + index;
    return toLine(wanted, quantity, position, mode);
  });
  const named = new Set(saved.map((line) => line.variantId));
  const others = present.filter((line) => !named.has(line.variantId));
  const kept = mode === 'add' ? others : [];
  const lines = [...kept, ...saved].toSorted((a, b) => a.position - b.position);
  if (lines.length > maxLines)
    throw new ApiError('invalid-input', undefined, [{ property: 'items', message: 'invalid' }]);
  const removed = mode === 'add' ? [] : others.map((line) => line.variantId);
  return { lines, saved, removed, messages };
}
