/** Works out what a stored basket costs and says today. Pure. */
import { vatCountryOf, vatKindOf, vatPercentOf } from '../../../sites/vat.ts';
import { basketErrorFrom } from '../../contract/basket-message-codes.ts';
import type { Localised } from '../../contract/catalogue.ts';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import type { CountryCode } from '../../contract/sites.ts';
import { dayText } from '../../messages/day-text.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { RequestContext } from '../../request-context.ts';
import { type DeliveryMethod, deliveryCostMinor, type Shipment } from '../delivery/delivery-cost.ts';
import { deliveryPromise } from '../delivery/delivery-promise.ts';
import { pickText } from '../product/localise.ts';
import { restockDateOf } from '../product/restock-date.ts';
import { asGift, discountLines, nothingOffered, type Offered, titlesOf } from './discount-lines.ts';
import { installationLines, installationOf } from './installation.ts';
import { type BasketLine, isSold, orderableQuantity, type SoldLine } from './line.ts';
import { type BasketMessage, createMessages, type Messages } from './messages.ts';
import { createPromotionMessages } from './promotion-messages.ts';
import type { PromotionResult } from './promotions/promotion.ts';
import type { StoredLine } from './rows.ts';
import { lineTotalMinor, type Totals, toTotals } from './totals.ts';
import { vatByRate } from './vat-by-rate.ts';

export type BasketContext = RequestContext & {
  /** ISO date in the site's time zone. */
  today: string;
  config: Pick<
    RemoteConfig,
    'PRODUCT_FREE_DELIVERY_LOWER_LIMIT' | 'EXPRESS_DELIVERY_MAX_LIMIT' | 'freeReturnDays'
  >;
};
export type BasketTerms = { deliveryMethod: DeliveryMethod; country: CountryCode | null };
export type EvaluatedBasket = {
  lines: BasketLine[];
  totals: Totals;
  messages: BasketMessage[];
  shipment: Shipment;
  /** What counted and what did not. */
  promotions: PromotionResult;
  promotionTitles: ReadonlyMap<string, Localised>;
};

/** The limit of the remote config is in whole euros, pounds, …; here it is in minor units. */
export function freeDeliveryFromMinor({ config }: Pick<BasketContext, 'config'>): number {
  return config.PRODUCT_FREE_DELIVERY_LOWER_LIMIT * 100;
}

function toLine(line: SoldLine, terms: BasketTerms, context: BasketContext): BasketLine {
  const maxQuantity = orderableQuantity(line);
  const quantity = maxQuantity === 0 ? line.quantity : Math.min(line.quantity, maxQuantity);
  const promise = deliveryPromise({
    today: context.today,
    deliveryDays: line.deliveryDays,
    productionDays: line.productionDays,
    onHand: line.onHand,
    quantity,
    expressLimitDays: context.config.EXPRESS_DELIVERY_MAX_LIMIT,
    country: terms.country ?? context.site.defaultCountry,
  });
  const availableInstallation = installationOf(line);
  return {
    ...line,
    quantity,
    maxQuantity,
    promise,
    availableInstallation,
    installation: line.withSetup ? availableInstallation : null,
    discountMinor: 0,
    isGift: false,
  };
}

function lineMessages(line: StoredLine, messages: Messages, context: BasketContext): BasketMessage[] {
  const { language } = context;
  const title = line.title ? pickText(line.title, language) : null;
  if (!isSold(line) || title === null) return [messages.productGone(line.vsin, title)];
  const maxQuantity = orderableQuantity(line);
  if (maxQuantity === 0) {
    const expected = restockDateOf(line, context.today);
    return [messages.outOfStock(line.vsin, title, expected && dayText(context, expected))];
  }
  const reduced =
    line.quantity > maxQuantity ? [messages.quantityReduced(line.vsin, title, maxQuantity)] : [];
  const changed =
    line.unitMinor === line.seenMinor
      ? []
      : [messages.priceChanged(line.vsin, title, line.seenMinor, line.unitMinor)];
  return [...changed, ...reduced];
}

/** The rate that goods of these categories bear, in percent; everything else bears that of none. */
export function vatPercentOn(
  { country }: Pick<BasketTerms, 'country'>,
  { site, today }: Pick<BasketContext, 'site' | 'today'>,
  categories: readonly string[] = [],
): number {
  return vatPercentOf(vatCountryOf(site.code, country), today, vatKindOf(categories));
}

/** With the VAT of goods that bear another rate than services and delivery do. */
function taxed(
  totals: Totals,
  lines: readonly BasketLine[],
  { terms, context }: { terms: BasketTerms; context: BasketContext },
): Totals {
  const goods = lines.map((line) => ({
    percent: vatPercentOn(terms, context, line.categories),
    grossMinor: lineTotalMinor(line) - line.discountMinor,
  }));
  const percent = vatPercentOn(terms, context);
  if (goods.every((part) => part.percent === percent)) return totals;
  const goodsMinor = goods.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const rates = vatByRate([...goods, { percent, grossMinor: totals.totalMinor - goodsMinor }]);
  return { ...totals, vatMinor: rates.reduce((sum, { vatMinor }) => sum + vatMinor, 0) };
}

/** @param offered what may count in this basket; nothing when left out */
export function evaluateBasket(
  stored: readonly StoredLine[],
  terms: BasketTerms,
  context: BasketContext,
  offered: Offered = nothingOffered,
): EvaluatedBasket {
  const vatPercent = vatPercentOn(terms, context);
  const money = createMoneyText(context);
  const messages = createMessages(context.language, money);
  const promotionMessages = createPromotionMessages(context.language, money);
  const bought = stored.filter(isSold).map((line) => toLine(line, terms, context));
  // Free delivery is earned with goods; services do not count.
  const subTotalMinor = bought.reduce((sum, line) => sum + lineTotalMinor(line), 0);
  const shipment = { pieces: bought, subTotalMinor };
  const freeFromMinor = freeDeliveryFromMinor(context);
  const deliveryFor = (isFree: boolean) =>
    deliveryCostMinor(
      { ...shipment, isFree },
      { method: terms.deliveryMethod, site: context.site.code, freeFromMinor },
    );
  const delivery = { normalMinor: deliveryFor(false), freeMinor: deliveryFor(true) };
  const { outcome, lines, gifts, missingGifts } = discountLines(bought, delivery, offered);
  const isFree = outcome.freeDelivery;
  const charges = { discountMinor: outcome.discountMinor, deliveryMinor: deliveryFor(isFree) };
  const missingMinor = lines.length > 0 && !isFree ? freeFromMinor - subTotalMinor : 0;
  return {
    lines: [...lines, ...gifts.map((gift) => asGift(toLine(gift, terms, context)))],
    shipment: { ...shipment, isFree },
    totals: taxed(toTotals([...lines, ...installationLines(lines)], charges, vatPercent), lines, {
      terms,
      context,
    }),
    messages: [
      ...stored.flatMap((line) => lineMessages(line, messages, context)),
      ...(lines.length > 0 ? outcome.rejected.flatMap(promotionMessages.couponNotCounting) : []),
      ...missingGifts.map(promotionMessages.giftSoldOut),
      ...(missingMinor > 0 ? [messages.freeDelivery(missingMinor)] : []),
    ],
    promotions: outcome,
    promotionTitles: titlesOf(offered),
  };
}

/** §5: messages from 4000 on make the basket invalid. */
export function blockingMessages({ messages }: Pick<EvaluatedBasket, 'messages'>): BasketMessage[] {
  return messages.filter((message) => message.code >= basketErrorFrom);
}
