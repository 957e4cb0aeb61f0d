import { createHash } from 'node:crypto';
import type { Basket, BasketShare } from '../../contract/basket.ts';
import { dayMs } from '../../contract/calendar.ts';
import type { SharedLine } from '../../db/schema/sharing.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import { answerBasket } from './answer.ts';
import { isSold, orderableQuantity } from './line.ts';
import { type BasketMessage, createMessages } from './messages.ts';
import { deleteLines, findOpenBasket, lockOrOpenBasket, saveLines } from './repo.ts';
import { type CatalogueRow, isLine, listLines, listRows, type StoredLine } from './rows.ts';
import { findShare, saveShare } from './share-repo.ts';

/** How long a link works after it was last asked for. */
const shareMs = 30 * dayMs;

/** Lines and nothing else: no note, no address, no coupon. */
function toShared({ variantId, quantity, components, withSetup }: StoredLine): SharedLine {
  return { variantId, quantity, components, withSetup };
}

/** The same for the same content, in whatever order it was added. */
function hashOf(lines: readonly SharedLine[]): string {
  const content = lines
    .toSorted((a, b) => a.variantId - b.variantId)
    .map(({ variantId, quantity, components, withSetup }) => [variantId, quantity, components, withSetup]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** GET basket/share. @throws ApiError basket-empty */
export async function shareBasket(shopper: ShopperContext, services: Services): Promise<BasketShare> {
  const { code: site } = shopper.site;
  const stored = await findOpenBasket(services.db, ownerOf(shopper));
  const lines = stored ? (await listLines(services.db, stored.id, site)).map(toShared) : [];
  if (lines.length === 0) throw new ApiError('basket-empty');
  const expiresAt = new Date(services.now().getTime() + shareMs);
  return { key: await saveShare(services.db, { site, contentHash: hashOf(lines), lines, expiresAt }) };
}

type Rebuilt = { lines: StoredLine[]; messages: BasketMessage[] };

/** The shared lines as they can be ordered now; what is gone or sold out is told of and left out. */
function rebuild(
  shared: readonly SharedLine[],
  rows: readonly CatalogueRow[],
  shopper: ShopperContext,
): Rebuilt {
  const { language } = shopper;
  const texts = createMessages(language, createMoneyText(shopper));
  const byVariant = new Map(rows.map((row) => [row.variantId, row]));
  const rebuilt: Rebuilt = { lines: [], messages: [] };
  for (const { variantId, ...line } of shared) {
    const row = byVariant.get(variantId);
    const title = row?.title ? pickText(row.title, language) : null;
    const most = row && isSold(row) ? orderableQuantity(row) : 0;
    if (!row || !isSold(row) || most === 0) {
      rebuilt.messages.push(texts.leftOut(row?.vsin ?? null, title));
      continue;
    }
    const quantity = Math.min(line.quantity, most);
    if (line.quantity > most) rebuilt.messages.push(texts.quantityReduced(row.vsin, title ?? '', most));
    const position = rebuilt.lines.length + 1;
    rebuilt.lines.push({ ...row, ...line, quantity, position, seenMinor: row.unitMinor });
  }
  return rebuilt;
}

/**
 * POST basket/share/{key}: makes the shared lines the content of the caller's own basket, at today's prices and
 * stock. Opening a link twice is the same as once.
 * @throws ApiError share-not-found for unknown and outdated keys, and when nothing of it can be ordered any more
 */
export async function openShare(shopper: ShopperContext, key: string, services: Services): Promise<Basket> {
  const { code: site } = shopper.site;
  const shared = await findShare(services.db, site, key, services.now());
  if (!shared) throw new ApiError('share-not-found');
  const variantIds = shared.map((line) => line.variantId);
  const state = await services.db.transaction(async (tx) => {
    const basket = await lockOrOpenBasket(tx, ownerOf(shopper), services.now());
    const rows = await listRows(tx, basket.id, site, { variantIds });
    const rebuilt = rebuild(shared, rows, shopper);
    if (rebuilt.lines.length === 0) throw new ApiError('share-not-found');
    await deleteLines(
      tx,
      basket.id,
      rows.filter(isLine).map((line) => line.variantId),
    );
    await saveLines(tx, basket.id, rebuilt.lines);
    return { stored: basket, ...rebuilt };
  });
  return answerBasket(state, shopper, services);
}
