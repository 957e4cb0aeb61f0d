/** Works out what a stored basket costs and says today. Pure. */
import type { DeliveryPromise } from '../../contract/catalogue.ts';
import type { RemoteConfig } from '../../contract/checkout.ts';
import { basketErrorFrom } from '../../contract/error-codes.ts';
import type { CountryCode, Language, SiteRules } from '../../contract/sites.ts';
import { deliveryPromise } from '../delivery/delivery-promise.ts';
import { pickText } from '../product/localise.ts';
import { quantityLimits } from '../product/quantity-limits.ts';
import { type DeliveryMethod, deliveryCostMinor, type Shipment } from './delivery-cost.ts';
import { type BasketMessage, createMessages, type Messages } from './messages.ts';
import type { CatalogueRow, StoredLine } from './repo.ts';
import { type Setup, setupLines, setupOf } from './setup.ts';
import { type Totals, toTotals, vatPercent } from './totals.ts';

type CatalogueColumn =
  | 'unitMinor'
  | 'vsin'
  | 'productId'
  | 'title'
  | 'alias'
  | 'options'
  | 'packages'
  | 'inventoryPolicy'
  | 'deliveryDays'
  | 'productionDays'
  | 'isMadeToMeasure'
  | 'categoryVsin'
  | 'categoryTitle';
/** What a row has whose variant is sold on the site. */
export type Sold = { [column in CatalogueColumn]: NonNullable<CatalogueRow[column]> };
type SoldLine = StoredLine & Sold;
/** `quantity` is what can be ordered now, `maxQuantity` 0 when sold out; `setup` is null unless it was chosen. */
export type BasketLine = SoldLine & {
  maxQuantity: number;
  promise: DeliveryPromise;
  availableSetup: Setup | null;
  setup: Setup | null;
};

export type BasketContext = {
  site: SiteRules;
  language: Language;
  /** ISO date in the site's time zone. */
  today: string;
  config: Pick<RemoteConfig, 'PRODUCT_FREE_DELIVERY_LOWER_LIMIT' | 'EXPRESS_DELIVERY_MAX_LIMIT'>;
};
export type BasketTerms = { deliveryMethod: DeliveryMethod; country: CountryCode | null };
export type EvaluatedBasket = {
  lines: BasketLine[];
  totals: Totals;
  messages: BasketMessage[];
  shipment: Shipment;
};

/** The limit of the remote config stands in whole euros, pounds, …; here it is in minor units. */
export function freeDeliveryFromMinor({ config }: Pick<BasketContext, 'config'>): number {
  return config.PRODUCT_FREE_DELIVERY_LOWER_LIMIT * 100;
}

export function createMoneyText({ site, language }: Pick<BasketContext, 'site' | 'language'>) {
  const region = site.locale.split('-').at(-1);
  const format = new Intl.NumberFormat(`${language}-${region}`, {
    style: 'currency',
    currency: site.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Dutch shops write `€ 1.299,-` for a whole amount.
  const whole = language === 'nl' ? ',-' : '';
  return (amountMinor: number) => format.format(amountMinor / 100) + (amountMinor % 100 === 0 ? whole : '');
}

/** The most pieces of one line: the limits of §5, none when sold out, never more than a line may hold. */
export function orderableQuantity(stock: Parameters<typeof quantityLimits>[0]): number {
  const { isAvailable, maxQuantity } = quantityLimits(stock);
  return isAvailable ? Math.min(maxQuantity, 999) : 0;
}

export function isSold<Row extends CatalogueRow>(row: Row): row is Row & Sold {
  return row.unitMinor !== null && row.categoryVsin !== null;
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
  const availableSetup = setupOf(line);
  return {
    ...line,
    quantity,
    maxQuantity,
    promise,
    availableSetup,
    setup: line.withSetup ? availableSetup : null,
  };
}

function lineMessages(line: StoredLine, messages: Messages, language: Language): BasketMessage[] {
  const title = line.title ? pickText(line.title, language) : null;
  if (!isSold(line) || title === null) return [messages.productGone(line.vsin, title)];
  const maxQuantity = orderableQuantity(line);
  if (maxQuantity === 0) return [messages.outOfStock(line.vsin, title)];
  const reduced =
    line.quantity > maxQuantity ? [messages.quantityReduced(line.vsin, title, maxQuantity)] : [];
  const changed =
    line.unitMinor === line.seenMinor
      ? []
      : [messages.priceChanged(line.vsin, title, line.seenMinor, line.unitMinor)];
  return [...changed, ...reduced];
}

export function evaluateBasket(
  stored: readonly StoredLine[],
  terms: BasketTerms,
  context: BasketContext,
): EvaluatedBasket {
  const messages = createMessages(context.language, createMoneyText(context));
  const lines = stored.filter(isSold).map((line) => toLine(line, terms, context));
  // Free delivery is earned with goods; services do not count.
  const subTotalMinor = lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0);
  const shipment = { pieces: lines, subTotalMinor };
  const freeFromMinor = freeDeliveryFromMinor(context);
  const deliveryMinor = deliveryCostMinor(shipment, {
    method: terms.deliveryMethod,
    currency: context.site.currency,
    freeFromMinor,
  });
  const missingMinor = lines.length > 0 ? freeFromMinor - subTotalMinor : 0;
  return {
    lines,
    shipment,
    totals: toTotals(
      [...lines, ...setupLines(lines)],
      { discountMinor: 0, deliveryMinor },
      vatPercent[context.site.code],
    ),
    messages: [
      ...stored.flatMap((line) => lineMessages(line, messages, context.language)),
      ...(missingMinor > 0 ? [messages.freeDelivery(missingMinor)] : []),
    ],
  };
}

/** §5: messages from 4000 on make the basket invalid. */
export function blockingMessages({ messages }: Pick<EvaluatedBasket, 'messages'>): BasketMessage[] {
  return messages.filter((message) => message.code >= basketErrorFrom);
}
