import { apiTexts } from '../../../messages/api.ts';
import { optionCodes } from '../../contract/catalogue.ts';
import { type FeedItem, mostFeedItems } from '../../contract/feed.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { deliveryCostMinor } from '../delivery/delivery-cost.ts';
import { calculatedDeliveryDays, lastDeliveryDays } from '../delivery/delivery-promise.ts';
import { listPriceLogs, type OptionValue } from '../product/card-rows.ts';
import { type CategoryDirectory, pathTo, toLink } from '../product/category-directory.ts';
import { pickList, pickText, toMedia } from '../product/localise.ts';
import { type PriceEntry, priorPriceMinor } from '../product/price-rule.ts';
import { quantityLimits } from '../product/quantity-limits.ts';
import { restockDateOf } from '../product/restock-date.ts';
import { type FeedRow, findVariantId, listBuyersRatings, listFeedRows } from './feed-rows.ts';

type Known = {
  now: Date;
  freeFromMinor: number;
  directory: CategoryDirectory;
  optionValues: ReadonlyMap<string, OptionValue>;
  logs: ReadonlyMap<number, readonly PriceEntry[]>;
  ratings: ReadonlyMap<number, NonNullable<FeedItem['rating']>>;
};

function deliveryOf({ variant }: FeedRow): FeedItem['delivery'] {
  if (!quantityLimits(variant).isAvailable) return null;
  const firstDay = calculatedDeliveryDays(variant);
  return {
    productionDays: firstDay - variant.deliveryDays,
    firstDay,
    lastDay: lastDeliveryDays(variant),
  };
}

/** A price holds from its entry in the log on; before the first one it was there with the product. */
function changedAt({ product }: FeedRow, log: readonly PriceEntry[], now: Date): string {
  const times = log.map(({ since }) => since).filter((since) => since <= now);
  const latest = Math.max(new Date(product.createdOn).getTime(), ...times.map((time) => time.getTime()));
  return new Date(latest).toISOString();
}

function toItem(row: FeedRow, { site, language }: RequestContext, known: Known): FeedItem {
  const { variant, product, amountMinor } = row;
  const log = known.logs.get(variant.id) ?? [];
  const prior = priorPriceMinor(log, amountMinor, known.now);
  const category = known.directory.find(({ id }) => id === product.categoryId);
  const money = (amount: number) => ({ amount, currency: site.currency });
  const shipment = { pieces: [{ packages: variant.packages, quantity: 1 }], subTotalMinor: amountMinor };
  const terms = { method: 'home', site: site.code, freeFromMinor: known.freeFromMinor } as const;
  return {
    vsin: variant.vsin,
    alias: pickText(variant.alias, language),
    title: pickText(variant.title, language),
    brand: product.brand,
    group: { id: product.code, title: pickText(product.title, language) },
    description: pickList(product.description, language),
    breadcrumbs: category
      ? pathTo(known.directory, category).map((one) => toLink(one, 'category', language))
      : [],
    pictures: variant.media.map((medium) => {
      const { securePath, alt } = toMedia(medium, language);
      return { path: securePath, alt };
    }),
    unitPrice: money(amountMinor),
    generalMarketPrice: prior === null ? null : money(prior),
    options: optionCodes.flatMap((code) => {
      const value = variant.options[code];
      if (value === undefined) return [];
      const named = known.optionValues.get(`${code}:${value}`);
      const title = apiTexts[language].options[code];
      return { code, title, value: named ? pickText(named.title, language) : value };
    }),
    dimensions: {
      widthCm: variant.widthMm / 10,
      depthCm: variant.depthMm / 10,
      heightCm: variant.heightMm / 10,
      seatHeightCm: variant.seatHeightMm === null ? null : variant.seatHeightMm / 10,
      weightKg: variant.weightGrams / 1000,
    },
    shippingWeightKg: variant.packages.reduce((sum, { weightKg }) => sum + weightKg, 0),
    materials: pickList(product.materials, language),
    isAvailable: quantityLimits(variant).isAvailable,
    delivery: deliveryOf(row),
    restockDate: restockDateOf(variant, localDate(known.now, site.timeZone)),
    deliveryCost: money(deliveryCostMinor(shipment, terms)),
    isMadeToMeasure: variant.isMadeToMeasure,
    rating: known.ratings.get(product.id) ?? null,
    changedAt: changedAt(row, log, known.now),
  };
}

/** The category with all below it. */
function subtreeOf(directory: CategoryDirectory, vsin: string): number[] {
  const root = directory.find((row) => row.vsin === vsin);
  if (!root) throw new ApiError('resource-not-found');
  return directory.filter(({ lft }) => lft >= root.lft && lft <= root.rgt).map(({ id }) => id);
}

/**
 * The next variants of the site, or of one of its categories, at most `mostFeedItems`; none after the last one.
 * @throws ApiError `product-not-found` when the variant to go on from is unknown, `resource-not-found` for the category
 */
export async function readFeed(
  services: Services,
  context: RequestContext,
  { after, category }: { after: string | null; category: string | null },
): Promise<FeedItem[]> {
  const { db, catalogue } = services;
  const { site } = context;
  const now = services.now();
  const directory = await catalogue.categories(site.code);
  const afterId = after === null ? 0 : await findVariantId(db, after);
  if (afterId === undefined) throw new ApiError('product-not-found');
  const categoryIds = category === null ? null : subtreeOf(directory, category);
  const rows = await listFeedRows(db, { site: site.code, afterId, categoryIds, limit: mostFeedItems });
  const [optionValues, logs, ratings] = await Promise.all([
    catalogue.optionValues(),
    listPriceLogs(
      db,
      site.code,
      rows.map(({ variant }) => variant.id),
    ),
    listBuyersRatings(db, [...new Set(rows.map(({ product }) => product.id))]),
  ]);
  const freeFromMinor = services.config(site.code).PRODUCT_FREE_DELIVERY_LOWER_LIMIT * 100;
  const known = { now, freeFromMinor, directory, optionValues, logs, ratings };
  return rows.map((row) => toItem(row, context, known));
}
