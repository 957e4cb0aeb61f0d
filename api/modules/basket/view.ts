import { apiTexts } from '../../../messages/api.ts';
import { siteCommerce } from '../../../sites/commerce.ts';
import { type Basket, type BasketItem, deliveryMethods } from '../../contract/basket.ts';
import { optionCodes } from '../../contract/catalogue.ts';
import type { Money } from '../../contract/envelope.ts';
import { returnDaysOf } from '../../contract/return-days.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import type { RequestContext } from '../../request-context.ts';
import { deliveryCostMinor } from '../delivery/delivery-cost.ts';
import { keptSlot, lastPromise } from '../delivery/delivery-slot.ts';
import { takeableOldPieces, takenOldPieces } from '../delivery/old-furniture.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { toGuarantee } from '../product/guarantee.ts';
import { pickText, toMedia } from '../product/localise.ts';
import { discountRate, priorPriceMinor } from '../product/price-rule.ts';
import { type BasketContext, type EvaluatedBasket, freeDeliveryFromMinor } from './evaluate.ts';
import { hasFreeInstallation, toInstallationFields } from './installation.ts';
import type { BasketLine } from './line.ts';
import type { StoredBasket } from './repo.ts';
import { lineTotalMinor, type Totals } from './totals.ts';

/** What the lines need beside the basket's own rows. */
export type Catalogue = {
  optionValues: ReadonlyMap<string, OptionValue>;
  now: Date;
};

function toOptions(line: BasketLine, { optionValues }: Catalogue, language: Language): BasketItem['options'] {
  return optionCodes.flatMap((code) => {
    const value = line.options[code];
    if (value === undefined) return [];
    const known = optionValues.get(`${code}:${value}`);
    return {
      title: apiTexts[language].options[code],
      value: known ? pickText(known.title, language) : value,
    };
  });
}

export function toBasketItem(
  line: BasketLine,
  catalogue: Catalogue,
  { site, language }: RequestContext,
): BasketItem {
  const money = (amount: number): Money => ({ amount, currency: site.currency });
  const log = line.priceLog.map(({ amountMinor, sinceMs }) => ({ amountMinor, since: new Date(sinceMs) }));
  const prior = priorPriceMinor(log, line.unitMinor, catalogue.now);
  const [medium] = line.media;
  if (!medium) throw new Error(`Variant ${line.vsin} has no picture.`);
  return {
    productId: line.vsin,
    vsin: line.vsin,
    alias: pickText(line.alias, language),
    title: pickText(line.title, language),
    quantity: line.quantity,
    maxQuantity: line.maxQuantity,
    unitPrice: money(line.unitMinor),
    generalMarketPrice: prior === null ? null : money(prior),
    seenUnitPrice: line.seenMinor === line.unitMinor ? null : money(line.seenMinor),
    lineTotal: money(lineTotalMinor(line)),
    discount: money(line.discountMinor),
    isGift: line.isGift,
    discountRate: discountRate(line.unitMinor, prior),
    media: toMedia(medium, language),
    category: { vsin: line.categoryVsin, title: line.categoryTitle },
    options: toOptions(line, catalogue, language),
    ...(line.components ? { components: line.components } : {}),
    deliveryDate: line.promise.deliveryDate,
    bufferedDeliveryDate: line.promise.bufferedDeliveryDate,
    calculatedDeliveryDays: line.promise.calculatedDeliveryDays,
    isMadeToMeasure: line.isMadeToMeasure,
    guarantee: toGuarantee(line.guarantee, line.productCode, site),
    hasFreeInstallation: hasFreeInstallation(line),
    ...toInstallationFields(line, money, language),
  };
}

/** The summary as the API answers it, for baskets and orders. */
export function toOrderSummary(
  totals: Totals,
  { currency }: Pick<SiteRules, 'currency'>,
): Basket['orderSummary'] {
  const money = (amount: number): Money => ({ amount, currency });
  return {
    subTotal: money(totals.subTotalMinor),
    discount: money(totals.discountMinor),
    delivery: money(totals.deliveryMinor),
    total: money(totals.totalMinor),
    vat: money(totals.vatMinor),
  };
}

/** The basket arrives together: its dates are those of the line that takes longest. */
function toDeliveryOptions(evaluated: EvaluatedBasket, context: BasketContext): Basket['deliveryOptions'] {
  const last = lastPromise(evaluated);
  if (!last) return [];
  const { currency, code: site } = context.site;
  const freeFromMinor = freeDeliveryFromMinor(context);
  return deliveryMethods.map((method) => ({
    code: method,
    price: {
      amount: deliveryCostMinor(evaluated.shipment, { method, site, freeFromMinor }),
      currency,
    },
    deliveryDate: last.deliveryDate,
    bufferedDeliveryDate: last.bufferedDeliveryDate,
  }));
}

/** What counts, each under its name. */
export function namePromotions(
  { promotions, promotionTitles }: EvaluatedBasket,
  { language }: Pick<BasketContext, 'language'>,
) {
  return promotions.applied.map((applied) => ({
    ...applied,
    title: pickText(promotionTitles.get(applied.promotionId) ?? {}, language),
  }));
}

/** What counts, in the words of the shop. */
function toAppliedPromotions(evaluated: EvaluatedBasket, context: BasketContext): Basket['promotions'] {
  const { site } = context;
  return namePromotions(evaluated, context).map((applied) => ({
    id: applied.promotionId,
    title: applied.title,
    couponCode: applied.couponCode,
    discount: { amount: applied.discountMinor, currency: site.currency },
    freeDelivery: applied.freeDelivery,
  }));
}

/** `stored` is null as long as nothing was added: that is an empty basket, not an error. */
export function toBasket(
  stored: StoredBasket | null,
  evaluated: EvaluatedBasket,
  catalogue: Catalogue,
  context: BasketContext,
): Basket {
  return {
    items: evaluated.lines.map((line) => toBasketItem(line, catalogue, context)),
    orderSummary: toOrderSummary(evaluated.totals, context.site),
    messages: evaluated.messages,
    couponCode: stored?.couponCodes ?? null,
    promotions: toAppliedPromotions(evaluated, context),
    note: stored?.note ?? null,
    shippingAddressId: stored?.shippingAddressId ?? null,
    billingAddressId: stored?.billingAddressId ?? null,
    deliveryMethod: stored?.deliveryMethod ?? 'home',
    oldPieces: stored ? takenOldPieces(stored, evaluated.shipment, context.site.code) : 0,
    deliverySlot: stored ? keptSlot(stored, evaluated) : null,
    mostOldPieces: takeableOldPieces(evaluated.shipment, context.site.code),
    deliveryOptions: toDeliveryOptions(evaluated, context),
    freeReturnDays:
      siteCommerce[context.site.code].sellsTo === 'businesses' ? null : returnDaysOf(context.config),
    revision: stored?.revision ?? 0,
  };
}
