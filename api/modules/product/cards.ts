import type { ProductCard } from '../../contract/catalogue.ts';
import type { DeliveryPromise } from '../../contract/delivery-promise.ts';
import type { Language } from '../../contract/sites.ts';
import type { StoredMedia } from '../../db/schema/catalogue.ts';
import type { RequestContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { type BadgeConfig, badgesOf } from './badges.ts';
import { type CardVariant, type History, type OptionValue, readHistory } from './card-rows.ts';
import { type CardChoice, chooseVariant } from './choose-variant.ts';
import { pickText, toMedia } from './localise.ts';
import { mainSizeOf } from './main-size.ts';
import { discountRate, type PriceEntry, priorPriceMinor } from './price-rule.ts';
import { listProductIds } from './product-rows.ts';
import { promiseOf } from './promise-of.ts';
import { restockDateOf } from './restock-date.ts';
import { siblingWith, valuesOf } from './siblings.ts';

export const maxSwatches = 5;

type OptionValues = ReadonlyMap<string, OptionValue>;
type CardParts = {
  siblings: readonly CardVariant[];
  media: readonly StoredMedia[];
  log: readonly PriceEntry[];
  rating: ProductCard['rating'];
  basketMinor: number | null;
  /** Null while it is sold out. */
  promise: DeliveryPromise | null;
};

/** One swatch per colour (per wood where there are no colours); none when there is nothing to choose. */
function swatchesOf(
  current: CardVariant,
  siblings: readonly CardVariant[],
  optionValues: OptionValues,
  language: Language,
): ProductCard['swatches'] {
  const colours = valuesOf(siblings, 'colour');
  const code = colours.length > 0 ? 'colour' : 'wood';
  const values = code === 'colour' ? colours : valuesOf(siblings, 'wood');
  if (values.length < 2) return [];
  return values.flatMap((value) => {
    const known = optionValues.get(`${code}:${value}`);
    const sibling = siblingWith(siblings, current, code, value);
    if (!sibling || !known?.swatch) return [];
    return {
      vsin: sibling.vsin,
      alias: pickText(sibling.alias, language),
      title: pickText(known.title, language),
      colour: known.swatch,
    };
  });
}

/** Whether both pictures show the same finish and size; null means those of the variant. */
function showTheSame(one: StoredMedia, other: StoredMedia, language: Language): boolean {
  const saidBy = ({ shows }: StoredMedia) => shows && pickText(shows, language);
  return saidBy(one) === saidBy(other);
}

/** The first picture, and the one shown while pointed at: a room, or a second angle, and never another finish. */
function cardPictures([first, ...others]: readonly StoredMedia[], language: Language): StoredMedia[] {
  if (!first) return [];
  const alike = others.filter((other) => showTheSame(first, other, language));
  const second =
    alike.find(({ kind }) => kind === 'room') ??
    alike.find(({ kind }) => kind === 'front' || kind === 'packshot');
  return second ? [first, second] : [first];
}

function toCard(
  variant: CardVariant,
  { siblings, media, log, rating, basketMinor, promise }: CardParts,
  optionValues: OptionValues,
  { site, language, now, config }: RequestContext & { now: Date; config: BadgeConfig },
): ProductCard {
  const prior = priorPriceMinor(log, variant.amountMinor, now);
  const rate = discountRate(variant.amountMinor, prior);
  const swatches = swatchesOf(variant, siblings, optionValues, language);
  return {
    productId: variant.vsin,
    vsin: variant.vsin,
    alias: pickText(variant.alias, language),
    title: pickText(variant.title, language),
    media: cardPictures(media, language).map((medium) => toMedia(medium, language)),
    unitPrice: { amount: variant.amountMinor, currency: site.currency },
    generalMarketPrice: prior === null ? null : { amount: prior, currency: site.currency },
    discountRate: rate,
    basketPrice: basketMinor === null ? null : { amount: basketMinor, currency: site.currency },
    badges: badgesOf({ ...variant, discountRate: rate }, now, config),
    swatches: swatches.slice(0, maxSwatches),
    swatchCount: swatches.length,
    rating,
    mainSize: mainSizeOf(variant),
    calculatedDeliveryDays: promise?.calculatedDeliveryDays ?? null,
    lastDeliveryDays: promise?.lastDeliveryDays ?? null,
    deliveryTime: promise?.deliveryTime ?? null,
    isExpress: promise?.isExpress ?? false,
    isAvailable: promise !== null,
    restockDate: restockDateOf(variant, localDate(now, site.timeZone)),
  };
}

function groupByProduct(rows: readonly CardVariant[]): Map<number, CardVariant[]> {
  const groups = new Map<number, CardVariant[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}

/** A variant that a card shows, among all of its product. */
export type Chosen = { variant: CardVariant; siblings: readonly CardVariant[] };

/** What of these variants' past and of their products' ratings cards show. */
export function askedOf(chosen: readonly Chosen[]) {
  return {
    variantIds: chosen.map(({ variant }) => variant.id),
    productIds: [...new Set(chosen.map(({ variant }) => variant.productId))],
  };
}

/** @param reading the past of these variants, for whoever reads it together with more */
export async function drawCards(
  services: Services,
  context: RequestContext,
  chosen: readonly Chosen[],
  reading: Promise<History> = readHistory(services.db, context.site.code, askedOf(chosen)),
): Promise<ProductCard[]> {
  const { catalogue, now, config } = services;
  const today = { ...context, now: now(), config: config(context.site.code) };
  const [optionValues, media, { logs, ratings }, basketPrices] = await Promise.all([
    catalogue.optionValues(),
    catalogue.cards.listMedia(chosen.map(({ variant }) => variant)),
    reading,
    services.basketPrices(
      context.site.code,
      chosen.map(({ variant }) => variant),
    ),
  ]);
  return chosen.map(({ variant, siblings }) => {
    const parts = {
      siblings,
      media: media.get(variant.id) ?? [],
      log: logs.get(variant.id) ?? [],
      rating: ratings.get(variant.productId) ?? null,
      basketMinor: basketPrices.get(variant.vsin) ?? null,
      promise: promiseOf(variant, context, services),
    };
    return toCard(variant, parts, optionValues, today);
  });
}

/**
 * The variant of each product that its card shows, in the order of `productIds`; products without variants are left out.
 * @param variants all of these products, and maybe of others
 */
export async function chooseCards(
  { catalogue }: Services,
  variants: readonly CardVariant[],
  productIds: readonly number[],
  choice: CardChoice = {},
): Promise<Chosen[]> {
  const optionValues = await catalogue.optionValues();
  const points = (await choice.points?.(variants)) ?? new Map();
  const groups = groupByProduct(variants);
  return [...new Set(productIds)].flatMap((id) => {
    const siblings = groups.get(id) ?? [];
    const variant = chooseVariant(siblings, choice, optionValues, points);
    return variant ? { variant, siblings } : [];
  });
}

/** Cards in the order of `productIds`; products that are not sold on the site are left out. */
export async function readCards(
  services: Services,
  context: RequestContext,
  productIds: readonly number[],
  choice: CardChoice = {},
): Promise<ProductCard[]> {
  const variants = await services.catalogue.cards.listVariants(context.site.code, productIds);
  return drawCards(services, context, await chooseCards(services, variants, productIds, choice));
}

/** Cards of certain variants in the order of `vsins`; those that are not sold on the site are left out. */
export async function readVariantCards(
  services: Services,
  context: RequestContext,
  vsins: readonly string[],
): Promise<ProductCard[]> {
  const productIds = await listProductIds(services.db, vsins);
  const groups = groupByProduct(await services.catalogue.cards.listVariants(context.site.code, productIds));
  const variants = [...groups.values()].flatMap((siblings) =>
    siblings.map((variant) => ({ variant, siblings })),
  );
  const byVsin = new Map(variants.map((one) => [one.variant.vsin, one]));
  return drawCards(
    services,
    context,
    [...new Set(vsins)].flatMap((vsin) => byVsin.get(vsin) ?? []),
  );
}
