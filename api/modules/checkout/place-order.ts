import type { AddressInput } from '../../contract/address.ts';
import { basketMessageCodes } from '../../contract/basket-message-codes.ts';
import type { CheckoutInput, CheckoutResult } from '../../contract/checkout.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError, type FieldError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { findAddress } from '../address/repo.ts';
import { deliveryProblems } from '../address/service.ts';
import { blockingMessages, type EvaluatedBasket } from '../basket/evaluate.ts';
import { installationTotalMinor } from '../basket/installation.ts';
import { guardUses } from '../basket/promotions/guard-uses.ts';
import { insertUses } from '../basket/promotions/repo.ts';
import { closeBasket, listLines, lockOpenBasket } from '../basket/repo.ts';
import { lineTotalMinor } from '../basket/totals.ts';
import { toBasketItem } from '../basket/view.ts';
import { workOut } from '../basket/work-out.ts';
import { queueOrderMail } from '../orders/mails.ts';
import { insertOrder } from '../orders/repo.ts';
import { firstState } from '../orders/states.ts';
import { toSnapshot } from '../orders/view.ts';
import { installmentsOfCheckout } from '../payments/installments.ts';
import { newSessionId } from '../payments/providers.ts';
import { insertPayment } from '../payments/repo.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText } from '../product/localise.ts';
import { type StockMove, takeStock } from '../stock/stock.ts';
import { checkTransferShare } from './transfer-share.ts';

const dayMs = 86_400_000;
/** §9: a wire transfer must be paid within 10 days. */
const wireDays = 10;
/** What the amount columns hold; a basket beyond it is no consumer's order. */
const maxTotalMinor = 2_000_000_000;

export type PlacedOrder = { result: Omit<CheckoutResult, 'redirectUrl'>; stock: StockMove };
type Basket = NonNullable<Awaited<ReturnType<typeof lockOpenBasket>>>;
type Addresses = { shipping: AddressInput; billing: AddressInput };

function isWire({ subIntegrationType }: CheckoutInput): boolean {
  return subIntegrationType === 'wire';
}

async function readAddresses(
  tx: Tx,
  shopper: ShopperContext,
  basket: Basket,
  services: Services,
): Promise<Addresses> {
  const owner = ownerOf(shopper);
  const shipping = await findAddress(tx, owner, basket.shippingAddressId ?? '');
  if (!shipping) throw new ApiError('address-missing');
  const { invalidZipCodePatterns } = services.config(shopper.site.code);
  const problems = deliveryProblems(shipping, shopper, invalidZipCodePatterns);
  if (problems.length > 0) throw new ApiError('address-missing', undefined, problems);
  const billing = await findAddress(tx, owner, basket.billingAddressId ?? '');
  const { id: _shippingId, ...shippingAddress } = shipping;
  const { id: _billingId, ...billingAddress } = billing ?? shipping;
  return { shipping: shippingAddress, billing: billingAddress };
}

/** @throws ApiError basket-invalid or out-of-stock with the basket's own messages as fields */
function checkBasket(evaluated: EvaluatedBasket, input: CheckoutInput): void {
  const blocking = blockingMessages(evaluated);
  if (blocking.length > 0) {
    const fields = blocking.map(
      ({ productId, message }): FieldError => ({ property: productId ?? 'items', message }),
    );
    const onlyStock = blocking.every(({ code }) => code === basketMessageCodes.outOfStock);
    throw new ApiError(onlyStock ? 'out-of-stock' : 'basket-invalid', undefined, fields);
  }
  const { totalMinor } = evaluated.totals;
  if (totalMinor > maxTotalMinor) throw new ApiError('basket-invalid');
  if (input.expectedTotal !== undefined && input.expectedTotal !== totalMinor)
    throw new ApiError('basket-invalid');
}

/** @throws ApiError out-of-stock, too-many-by-transfer */
async function takeStockOf(
  tx: Tx,
  { lines }: EvaluatedBasket,
  { site, language }: ShopperContext,
  input: CheckoutInput,
  services: Services,
): Promise<StockMove> {
  const wanted = lines.map((line) => ({ ...line, message: pickText(line.title, language) }));
  const stock = await takeStock(tx, wanted);
  if (isWire(input)) await checkTransferShare(tx, wanted, services.config(site.code).wireStockShare);
  return stock;
}

/** Writes the order itself; returns its id. */
async function writeOrder(
  tx: Tx,
  shopper: ShopperContext,
  input: CheckoutInput,
  facts: {
    basket: Basket;
    evaluated: EvaluatedBasket;
    addresses: Addresses;
    stock: StockMove;
  },
  { optionValues, now }: { optionValues: ReadonlyMap<string, OptionValue>; now: Date },
): Promise<string> {
  const { basket, evaluated, addresses, stock } = facts;
  const { totals } = evaluated;
  const taken = new Set(stock.variantIds);
  const catalogue = { optionValues, now };
  return insertOrder(
    tx,
    {
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
      payBefore: isWire(input) ? new Date(now.getTime() + wireDays * dayMs) : null,
      createdAt: now,
    },
    evaluated.lines.map((line) => ({
      variantId: line.variantId,
      vsin: line.vsin,
      quantity: line.quantity,
      unitAmount: line.unitMinor,
      lineAmount: lineTotalMinor(line) + installationTotalMinor(line),
      discount: line.discountMinor,
      tookStock: taken.has(line.variantId),
      isMadeToMeasure: line.isMadeToMeasure,
      snapshot: toSnapshot(toBasketItem(line, catalogue, shopper)),
    })),
  );
}

/**
 * Turns the open basket into an order, in the caller's transaction: stock, order, number, event, payment session,
 * and the basket is closed.
 * @param email the address this order is counted against, in lower case
 * @throws ApiError basket-empty, basket-invalid, out-of-stock, too-many-by-transfer, address-missing
 */
export async function placeOrder(
  tx: Tx,
  shopper: ShopperContext,
  input: CheckoutInput,
  services: Services,
  { optionValues, email }: { optionValues: ReadonlyMap<string, OptionValue>; email: string | null },
): Promise<PlacedOrder> {
  const now = services.now();
  const basket = await lockOpenBasket(tx, ownerOf(shopper));
  const lines = basket ? await listLines(tx, basket.id, shopper.site.code) : [];
  if (!basket || lines.length === 0) throw new ApiError('basket-empty');
  const addresses = await readAddresses(tx, shopper, basket, services);
  const terms = { deliveryMethod: basket.deliveryMethod, country: addresses.shipping.country };
  const buyer = { ...ownerOf(shopper), email: addresses.shipping.email.toLowerCase() };
  // Changed since it was counted against its limit.
  if (buyer.email !== email) throw new ApiError('basket-invalid');
  const { couponCodes } = basket;
  const { evaluated } = await workOut({ lines, couponCodes, terms, buyer }, shopper, services, tx);
  checkBasket(evaluated, input);
  const { applied } = evaluated.promotions;
  await guardUses(tx, buyer, applied);

  const stock = await takeStockOf(tx, evaluated, shopper, input, services);
  const facts = { basket, evaluated, addresses, stock };
  const orderId = await writeOrder(tx, shopper, input, facts, { optionValues, now });
  await insertUses(tx, orderId, buyer, applied);
  const { site, language } = shopper;
  const order = { id: orderId, site: site.code, language, email: addresses.shipping.email };
  await queueOrderMail(tx, order, 'order-placed');
  await closeBasket(tx, basket.id, now);
  const sessionId = newSessionId();
  const { integrationType, successUrl, cancelUrl } = input;
  await insertPayment(tx, {
    ...{ sessionId, orderId, integrationType, successUrl, cancelUrl },
    ...installmentsOfCheckout(input, evaluated.totals.totalMinor, shopper.site),
    site: site.code,
    createdAt: now,
  });
  return { result: { sessionId, orderId }, stock };
}
