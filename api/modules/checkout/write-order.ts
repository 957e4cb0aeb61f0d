import type { CheckoutInput, CheckoutResult } from '../../contract/checkout.ts';
import { transferDays } from '../../contract/payments.ts';
import type { Tx } from '../../db/client.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { EvaluatedBasket } from '../basket/evaluate.ts';
import { installationTotalMinor } from '../basket/installation.ts';
import type { StoredBasket } from '../basket/repo.ts';
import { lineTotalMinor } from '../basket/totals.ts';
import { toBasketItem } from '../basket/view.ts';
import { drawOrderNumber } from '../orders/order-number.ts';
import { insertOrder } from '../orders/repo.ts';
import { firstState } from '../orders/states.ts';
import { toSnapshot } from '../orders/view.ts';
import { installmentsOfCheckout } from '../payments/installments.ts';
import { newSessionId } from '../payments/providers.ts';
import { insertPayment } from '../payments/repo.ts';
import type { OptionValue } from '../product/card-rows.ts';
import type { StockMove } from '../stock/stock.ts';
import type { Addresses } from './read-addresses.ts';

const dayMs = 86_400_000;

/** The number it bore in the tries before, and how many these were. */
type Purchase = { orderNumber: string | null; tries: number };

/** All that an order is made of. */
export type OrderFacts = {
  shopper: ShopperContext;
  input: CheckoutInput;
  basket: Pick<StoredBasket, 'id' | 'deliveryMethod' | 'note'> & Purchase;
  evaluated: EvaluatedBasket;
  addresses: Addresses;
  stock: StockMove;
  optionValues: ReadonlyMap<string, OptionValue>;
  now: Date;
};

export function isTransfer({ subIntegrationType }: CheckoutInput): boolean {
  return subIntegrationType === 'wire';
}

function toOrderRow({ shopper, input, basket, evaluated, addresses, now }: OrderFacts) {
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
    subIntegrationType: input.subIntegrationType,
    note: basket.note,
    email: addresses.shipping.email,
    tryNumber: basket.tries + 1,
    payBefore: isTransfer(input) ? new Date(now.getTime() + transferDays * dayMs) : null,
    createdAt: now,
  };
}

function toItemRows({ shopper, evaluated, stock, optionValues, now }: OrderFacts) {
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
    snapshot: toSnapshot(toBasketItem(line, { optionValues, now }, shopper)),
  }));
}

/** The number of the purchase, once: should it be taken after all, others are drawn. */
function drawFirst({ orderNumber }: Purchase): () => string {
  let kept = orderNumber;
  return () => {
    const drawn = kept ?? drawOrderNumber();
    kept = null;
    return drawn;
  };
}

/** Writes the order with its lines, its number and the session in which it is to be paid. */
export async function writeOrder(tx: Tx, facts: OrderFacts): Promise<Omit<CheckoutResult, 'redirectUrl'>> {
  const { input, evaluated, shopper, now } = facts;
  const orderId = await insertOrder(tx, toOrderRow(facts), toItemRows(facts), drawFirst(facts.basket));
  const sessionId = newSessionId();
  const { integrationType, successUrl, cancelUrl } = input;
  await insertPayment(tx, {
    ...{ sessionId, orderId, integrationType, successUrl, cancelUrl },
    ...installmentsOfCheckout(input, evaluated.totals.totalMinor, shopper.site),
    site: shopper.site.code,
    createdAt: now,
  });
  return { sessionId, orderId };
}
