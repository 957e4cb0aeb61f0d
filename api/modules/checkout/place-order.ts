import type { CheckoutInput, CheckoutResult } from '../../contract/checkout.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import type { EvaluatedBasket } from '../basket/evaluate.ts';
import { createPromotionMessages } from '../basket/promotion-messages.ts';
import { guardUses } from '../basket/promotions/guard-uses.ts';
import type { Applied } from '../basket/promotions/promotion.ts';
import { type Buyer, insertUses } from '../basket/promotions/repo.ts';
import { closeBasket, lockOpenBasket } from '../basket/repo.ts';
import { listLines } from '../basket/rows.ts';
import { workOut } from '../basket/work-out.ts';
import { queueOrderMail } from '../orders/mails.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText } from '../product/localise.ts';
import { type NoteMove, takeStock } from '../stock/stock.ts';
import { checkBasket, toFields } from './check-basket.ts';
import { readAddresses } from './read-addresses.ts';
import { checkTransferShare } from './transfer-share.ts';
import { isTransfer, writeOrder } from './write-order.ts';

/** What a shopper orders with. */
export type Placing = {
  shopper: ShopperContext;
  input: CheckoutInput;
  /** The address this order is counted against, in lower case. */
  email: string | null;
  optionValues: ReadonlyMap<string, OptionValue>;
};

/** @throws ApiError out-of-stock, too-many-by-transfer */
async function takeStockOf(
  tx: Tx,
  { lines }: EvaluatedBasket,
  { shopper: { site, language }, input }: Placing,
  services: Services,
) {
  const wanted = lines.map((line) => ({ ...line, message: pickText(line.title, language) }));
  const stock = await takeStock(tx, wanted);
  if (isTransfer(input)) await checkTransferShare(tx, wanted, services.config(site.code).wireStockShare);
  return stock;
}

/** @throws ApiError basket-invalid, naming the codes whose last use another order has taken */
async function takeUses(
  tx: Tx,
  { buyer, applied }: { buyer: Buyer; applied: readonly Applied[] },
  { site, language }: ShopperContext,
): Promise<void> {
  const gone = await guardUses(tx, buyer, applied);
  if (gone.length === 0) return;
  const { couponNotCounting } = createPromotionMessages(language, createMoneyText({ site, language }));
  const fields = toFields(gone.flatMap(couponNotCounting));
  throw new ApiError('basket-invalid', undefined, fields.length > 0 ? fields : undefined);
}

/**
 * Turns the open basket into an order, in the caller's transaction: stock, order, number, event, payment session,
 * and the basket is closed.
 * @throws ApiError basket-empty, basket-invalid, out-of-stock, too-many-by-transfer, address-missing
 */
export async function placeOrder(
  tx: Tx,
  placing: Placing,
  services: Services,
  note: NoteMove,
): Promise<Omit<CheckoutResult, 'redirectUrl'>> {
  const { shopper, input, optionValues } = placing;
  const now = services.now();
  const owner = ownerOf(shopper);
  const basket = await lockOpenBasket(tx, owner);
  const lines = basket ? await listLines(tx, basket.id, owner.site) : [];
  if (!basket || lines.length === 0) throw new ApiError('basket-empty');
  const addresses = await readAddresses(tx, shopper, basket, services);
  const { email, country } = addresses.shipping;
  const buyer = { ...owner, email: email.toLowerCase() };
  // Changed since it was counted against its limit.
  if (buyer.email !== placing.email) throw new ApiError('basket-invalid');
  const { couponCodes, deliveryMethod } = basket;
  const entered = { lines, couponCodes, terms: { deliveryMethod, country }, buyer };
  const { evaluated } = await workOut(entered, shopper, services, tx);
  checkBasket(evaluated, input.expectedTotal);
  const { applied } = evaluated.promotions;
  await takeUses(tx, { buyer, applied }, shopper);

  const stock = await takeStockOf(tx, evaluated, placing, services);
  const facts = { shopper, input, basket, evaluated, addresses, stock, optionValues, now };
  const placed = await writeOrder(tx, facts);
  await insertUses(tx, placed.orderId, buyer, applied);
  const { site, language } = shopper;
  // A further try to pay the same purchase tells nothing new, and what costs nothing is paid at once.
  if (basket.tries === 0 && evaluated.totals.totalMinor > 0)
    await queueOrderMail(tx, { id: placed.orderId, site: site.code, language, email }, 'order-placed');
  await closeBasket(tx, basket.id, now);
  note(stock);
  return placed;
}
