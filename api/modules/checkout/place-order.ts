import type { CheckoutInput } from '../../contract/checkout.ts';
import type { DeliverySlot } from '../../contract/delivery-slot.ts';
import { isSameSlot } from '../../contract/is-same-slot.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { Services } from '../../services.ts';
import type { EvaluatedBasket } from '../basket/evaluate.ts';
import { createPromotionMessages } from '../basket/promotion-messages.ts';
import { guardUses } from '../basket/promotions/guard-uses.ts';
import type { Applied } from '../basket/promotions/promotion.ts';
import type { Buyer } from '../basket/promotions/repo.ts';
import { workOut } from '../basket/work-out.ts';
import { keptSlot } from '../delivery/delivery-slot.ts';
import { spendCard } from '../gift-cards/spend.ts';
import { limitAddressee, limitTries } from '../orders/limit-addressee.ts';
import { isTransfer } from '../payments/new-payment.ts';
import type { Client } from '../payments/place-once.ts';
import type { PaymentSession } from '../payments/port.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText } from '../product/localise.ts';
import { type NoteMove, takeStock } from '../stock/stock.ts';
import { type Addresses, checkAddresses } from './check-addresses.ts';
import { checkBasket, toFields } from './check-basket.ts';
import { limitHeld } from './limit-held.ts';
import { lockOrderBasis, type OrderBasis, readOrderBasis } from './read-order.ts';
import { checkTransferShare } from './transfer-share.ts';
import { writeOrder } from './write-order.ts';

/** What a shopper orders with. */
export type Placing = {
  shopper: Client;
  input: CheckoutInput;
  optionValues: ReadonlyMap<string, OptionValue>;
};

/** @throws ApiError out-of-stock, too-many-by-transfer */
async function takeStockOf(
  tx: Tx,
  { lines }: EvaluatedBasket,
  { shopper: { site, language }, input }: Pick<Placing, 'shopper' | 'input'>,
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
  { site, language }: Client,
): Promise<void> {
  const gone = await guardUses(tx, buyer, applied);
  if (gone.length === 0) return;
  const { couponNotCounting } = createPromotionMessages(language, createMoneyText({ site, language }));
  const fields = toFields(gone.flatMap(couponNotCounting));
  throw new ApiError('basket-invalid', undefined, fields.length > 0 ? fields : undefined);
}

/**
 * @param seen what the shopper was shown; undefined where that is not said
 * @throws ApiError delivery-slot-gone
 */
function checkSlot(kept: DeliverySlot | null, seen: DeliverySlot | null | undefined): void {
  if (seen === undefined) return;
  if (kept && seen ? !isSameSlot(kept, seen) : kept !== seen) throw new ApiError('delivery-slot-gone');
}

/** The address that an order is counted against. */
function emailOf({ shipping }: Addresses): string {
  return shipping.email.toLowerCase();
}

/**
 * What would be ordered now.
 * @param order.email the address that it was counted against
 * @throws ApiError address-missing, basket-invalid, out-of-stock, delivery-slot-gone
 */
async function workOutOrder(
  tx: Tx,
  basis: OrderBasis,
  { shopper, input, email }: Pick<Placing, 'shopper' | 'input'> & { email: string },
  services: Services,
) {
  const { basket, lines, definitions } = basis;
  const addresses = checkAddresses(basis, shopper, services);
  const { country } = addresses.shipping;
  const buyer = { ...ownerOf(shopper), email };
  // Changed since it was counted against its limit.
  if (emailOf(addresses) !== email) throw new ApiError('basket-invalid');
  const { couponCodes, deliveryMethod } = basket;
  const entered = { lines, couponCodes, terms: { deliveryMethod, country }, buyer };
  const { evaluated } = await workOut(entered, shopper, services, { tx, definitions });
  checkBasket(evaluated, input.expectedTotal);
  checkSlot(keptSlot(basket, evaluated), input.deliverySlot);
  return { addresses, buyer, evaluated };
}

/**
 * Turns the open basket into an order, in the caller's transaction: stock, order, number, event, payment session,
 * and the basket is closed.
 * @throws ApiError basket-empty, basket-invalid, out-of-stock, too-many-by-transfer, address-missing, too-many-requests,
 * delivery-slot-gone, gift-card-invalid, gift-card-changed
 */
export async function placeOrder(
  tx: Tx,
  { shopper, input, optionValues }: Placing,
  services: Services,
  note: NoteMove,
): Promise<PaymentSession> {
  const now = services.now();
  const owner = ownerOf(shopper);
  const read = await readOrderBasis(tx, owner, now);
  if (!read) throw new ApiError('basket-empty');
  const email = emailOf(checkAddresses(read, shopper, services));
  const addressee = { site: owner.site, email };
  const order = { shopper, input, email };
  // Before anything is said of what this address may have. All limits come before the first lock.
  await limitTries({ ...addressee, clientIp: shopper.clientIp }, services);
  const first = await workOutOrder(tx, read, order, services);
  if (!isTransfer(input)) await limitHeld(first.evaluated.lines, shopper, services);
  await limitAddressee(addressee, services);
  const basis = await lockOrderBasis(tx, owner, { read, now });
  if (!basis) throw new ApiError('basket-empty');
  const isSame = basis === read;
  const { addresses, buyer, evaluated } = isSame ? first : await workOutOrder(tx, basis, order, services);
  await takeUses(tx, { buyer, applied: evaluated.promotions.applied }, shopper);

  const stock = await takeStockOf(tx, evaluated, { shopper, input }, services);
  const { totalMinor } = evaluated.totals;
  const where = { site: shopper.site, now };
  const spent = input.giftCard ? await spendCard(tx, input.giftCard, totalMinor, where) : null;
  // No other way was chosen for what the card leaves.
  if (input.subIntegrationType === 'gift-card' && spent?.amountMinor !== totalMinor)
    throw new ApiError('gift-card-changed');
  const facts = {
    shopper,
    input,
    basket: basis.basket,
    evaluated,
    addresses,
    stock,
    optionValues,
    buyer,
    spent,
    now,
  };
  const session = await writeOrder(tx, facts);
  note(stock);
  return session;
}
