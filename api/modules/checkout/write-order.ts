import type { CheckoutInput } from '../../contract/checkout.ts';
import type { Tx } from '../../db/client.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import { type EvaluatedBasket, vatPercentOn } from '../basket/evaluate.ts';
import { installationTotalMinor } from '../basket/installation.ts';
import { type Buyer, writeUses } from '../basket/promotions/repo.ts';
import { writeClosed } from '../basket/repo.ts';
import { lineTotalMinor } from '../basket/totals.ts';
import { namePromotions, toBasketItem } from '../basket/view.ts';
import { keptSlot } from '../delivery/delivery-slot.ts';
import { takenOldPieces } from '../delivery/old-furniture.ts';
import { type Spent, writeHeld } from '../gift-cards/spend.ts';
import { writeOrderPlacedMail } from '../orders/mails.ts';
import { drawOrderNumber } from '../orders/order-number.ts';
import { insertOrder } from '../orders/repo.ts';
import { firstState } from '../orders/states.ts';
import { toSnapshot } from '../orders/view.ts';
import { installmentsOfCheckout } from '../payments/installments.ts';
import { newPaymentRow, payBeforeOf } from '../payments/new-payment.ts';
import type { PaymentSession } from '../payments/port.ts';
import { writePayment } from '../payments/repo.ts';
import type { OptionValue } from '../product/card-rows.ts';
import type { StockMove } from '../stock/stock.ts';
import type { Addresses } from './check-addresses.ts';
import type { OrderBasis } from './read-order.ts';

/** All that an order is made of. */
export type OrderFacts = {
  shopper: ShopperContext;
  input: CheckoutInput;
  basket: OrderBasis['basket'];
  evaluated: EvaluatedBasket;
  addresses: Addresses;
  /** Whom the uses of promotions are counted against. */
  buyer: Buyer;
  /** What a gift card pays of it. */
  spent: Spent | null;
  stock: StockMove;
  optionValues: ReadonlyMap<string, OptionValue>;
  now: Date;
};

/** What a gift card leaves to pay. */
function dueMinorOf({ evaluated, spent }: Pick<OrderFacts, 'evaluated' | 'spent'>): number {
  return evaluated.totals.totalMinor - (spent?.amountMinor ?? 0);
}

/** The card alone where it pays for all, whatever else was chosen. */
function wayOf(facts: Pick<OrderFacts, 'evaluated' | 'spent' | 'input'>): CheckoutInput {
  const { input, spent } = facts;
  const alone = { integrationType: 'gift-card', subIntegrationType: 'gift-card' } as const;
  return spent && dueMinorOf(facts) === 0 ? { ...input, ...alone } : input;
}

function toOrderRow(facts: OrderFacts) {
  const { shopper, basket, evaluated, addresses, spent, now } = facts;
  const input = wayOf(facts);
  const { totals } = evaluated;
  return {
    ...firstState,
    ...ownerOf(shopper),
    basketId: basket.id,
    currency: shopper.site.currency,
    language: shopper.language,
    subTotal: totals.subTotalMinor,
    discount: totals.discountMinor,
    delivery: totals.deliveryMinor,
    total: totals.totalMinor,
    vat: totals.vatMinor,
    shippingAddress: addresses.shipping,
    billingAddress: addresses.billing,
    deliveryMethod: basket.deliveryMethod,
    oldPieces: takenOldPieces(basket, evaluated.shipment, shopper.site.code),
    deliverySlot: keptSlot(basket, evaluated),
    subIntegrationType: input.subIntegrationType,
    kind: 'goods' as const,
    giftCardId: spent?.cardId ?? null,
    giftCardAmount: spent?.amountMinor ?? 0,
    giftCardReleased: false,
    note: basket.note,
    email: addresses.shipping.email,
    tryNumber: basket.tries + 1,
    isFailedTry: false,
    payBefore: payBeforeOf(input, now),
    createdAt: now,
  };
}

function toItemRows({ shopper, evaluated, addresses, stock, optionValues, now }: OrderFacts) {
  const { site } = shopper;
  const { country } = addresses.shipping;
  const today = localDate(now, site.timeZone);
  const taken = new Set(stock.variantIds);
  return evaluated.lines.map((line) => ({
    variantId: line.variantId,
    vsin: line.vsin,
    quantity: line.quantity,
    unitAmount: line.unitMinor,
    lineAmount: lineTotalMinor(line) + installationTotalMinor(line),
    discount: line.discountMinor,
    tookStock: taken.has(line.variantId),
    isMadeToMeasure: line.isMadeToMeasure,
    snapshot: {
      ...toSnapshot(toBasketItem(line, { optionValues, now }, shopper)),
      vatPercent: vatPercentOn({ country }, { site, today }, line.categories),
    },
  }));
}

/** The number of the purchase, once: should it be taken after all, others are drawn. */
function drawFirst({ orderNumber }: OrderFacts['basket']): () => string {
  let kept = orderNumber;
  return () => {
    const drawn = kept ?? drawOrderNumber();
    kept = null;
    return drawn;
  };
}

function toPaymentRow(facts: OrderFacts) {
  const { shopper, now } = facts;
  const input = wayOf(facts);
  const amount = dueMinorOf(facts);
  const instalments = installmentsOfCheckout(input, amount, shopper.site);
  return newPaymentRow(input, { site: shopper.site.code, now, amount, ...instalments });
}

/**
 * Writes the order with its lines, its number, what it uses, its mail and the session in which it is to be paid, and
 * closes the basket.
 */
export async function writeOrder(tx: Tx, facts: OrderFacts): Promise<PaymentSession> {
  const { basket, buyer, evaluated, shopper, spent, now } = facts;
  const row = toOrderRow(facts);
  const payment = toPaymentRow(facts);
  // What costs nothing is paid at once.
  const isTold = dueMinorOf(facts) > 0;
  const alongside = [
    writePayment(payment),
    writeUses(buyer, namePromotions(evaluated, shopper)),
    spent ? writeHeld(spent) : null,
    isTold ? writeOrderPlacedMail(row) : null,
    writeClosed(basket.id, now),
  ].filter((write) => write !== null);
  const parts = { items: toItemRows(facts), alongside };
  const order = await insertOrder(tx, row, parts, drawFirst(basket));
  return { order, payment: { ...payment, orderId: order.id } };
}
