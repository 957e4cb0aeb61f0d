import type { Localised, Product } from '../../contract/catalogue.ts';
import { isParcel } from '../../contract/parcel.ts';
import type { Language } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { deliveryCostMinor } from '../delivery/delivery-cost.ts';
import { badgesOf } from './badges.ts';
import { type CardVariant, type OptionValue, readHistory } from './card-rows.ts';
import { askedOf, chooseCards, drawCards } from './cards.ts';
import { pathTo, toLink } from './category-directory.ts';
import { toGuarantee } from './guarantee.ts';
import { highlightsOf } from './highlights.ts';
import { isInternalTag } from './internal-tags.ts';
import { pickList, pickText, toLargeMedia, toMedia } from './localise.ts';
import { toOptions } from './options.ts';
import { postalAddressIn } from './postal-address.ts';
import { discountRate, priorPriceMinor } from './price-rule.ts';
import type { FoundVariant, listTagsOf } from './product-rows.ts';
import { promiseOf } from './promise-of.ts';
import { quantityLimits } from './quantity-limits.ts';
import { restockDateOf } from './restock-date.ts';
import { valuesOf } from './siblings.ts';

const fabrics: readonly string[] = ['linen', 'weave', 'boucle', 'velvet', 'chenille'];

/** Codes of colours begin with their material. */
function isFabric(colour: string | undefined): boolean {
  return fabrics.includes(colour?.split('-')[0] ?? '');
}

/** Lengths are stored in millimetres, weights in grams. */
function toDimensions({ variant }: FoundVariant): Product['dimensions'] {
  return {
    widthCm: variant.widthMm / 10,
    depthCm: variant.depthMm / 10,
    heightCm: variant.heightMm / 10,
    seatHeightCm: variant.seatHeightMm === null ? null : variant.seatHeightMm / 10,
    weightKg: variant.weightGrams / 1000,
  };
}

/** What is written about the product and does not depend on time, stock or price. */
function toTexts({ variant, product, maker }: FoundVariant, language: Language) {
  return {
    productId: variant.vsin,
    vsin: variant.vsin,
    alias: pickText(variant.alias, language),
    title: pickText(variant.title, language),
    brand: product.brand,
    group: { id: product.code, title: pickText(product.title, language) },
    description: pickList(product.description, language),
    materials: pickList(product.materials, language),
    care: pickList(product.care, language),
    // The first is waited for; of the others a colour will do.
    media: variant.media.map((medium, index) =>
      index === 0 ? toLargeMedia(medium, language) : toMedia(medium, language),
    ),
    isUpholstered: isFabric(variant.options.colour),
    outline: product.outline,
    outlineDetails: product.outlineDetails,
    facts: variant.facts,
    packages: variant.packages,
    warrantyYears: product.warrantyYears,
    certificates: product.certificates,
    isMadeToMeasure: variant.isMadeToMeasure,
    maker: {
      name: maker.name,
      postalAddress: postalAddressIn(maker.postalAddress, language),
      email: maker.email,
      responsible: maker.responsible && {
        ...maker.responsible,
        postalAddress: postalAddressIn(maker.responsible.postalAddress, language),
      },
    },
  };
}

async function readPlace(
  { catalogue }: Services,
  { product }: FoundVariant,
  { site, language }: RequestContext,
) {
  const directory = await catalogue.categories(site.code);
  const category = directory.find((row) => row.id === product.categoryId);
  if (!category) throw new Error(`Product ${product.code} has no category.`);
  const path = pathTo(directory, category);
  return {
    category: toLink(category, 'category', language),
    breadcrumbs: path.map((row) => toLink(row, 'category', language)),
  };
}

function toTag({ vsin, title, alias }: Awaited<ReturnType<typeof listTagsOf>>[number], language: Language) {
  return { vsin, title: pickText(title, language), alias, isInternal: isInternalTag(alias) };
}

function toAliases(tags: readonly { alias: Localised }[], language: Language) {
  return {
    tagAliases: tags.flatMap(({ alias }) => Object.values(alias)),
    localAliases: tags.map(({ alias }) => pickText(alias, language)),
  };
}

/** Of the cover and the wood at hand. */
function samplesOf(
  options: FoundVariant['variant']['options'],
  optionValues: ReadonlyMap<string, OptionValue>,
  language: Language,
): Product['samples'] {
  return (['colour', 'wood'] as const).flatMap((option) => {
    const known = optionValues.get(`${option}:${options[option]}`);
    return known?.hasSample
      ? { code: `${option}.${options[option]}`, title: pickText(known.title, language) }
      : [];
  });
}

/** What the basket asks for one piece, in both ways of delivery. */
function costOf(
  { variant, amountMinor }: FoundVariant,
  { site }: RequestContext,
  freeFromMinor: number,
): Product['deliveryCost'] {
  const shipment = { pieces: [{ packages: variant.packages, quantity: 1 }], subTotalMinor: amountMinor };
  const cost = (method: 'home' | 'placement') => ({
    amount: deliveryCostMinor(shipment, { method, site: site.code, freeFromMinor }),
    currency: site.currency,
  });
  return {
    isParcel: variant.packages.every(isParcel),
    home: cost('home'),
    placement: cost('placement'),
    freeFrom: { amount: freeFromMinor, currency: site.currency },
  };
}

/** Each with what it costs and when it comes. */
function optionsOf(
  variant: FoundVariant['variant'],
  siblings: readonly CardVariant[],
  services: Services,
  context: RequestContext & { optionValues: ReadonlyMap<string, OptionValue> },
): Product['options'] {
  const { currency } = context.site;
  return toOptions(variant, siblings, {
    ...context,
    termsOf: (sibling) => ({
      unitPrice: { amount: sibling.amountMinor, currency },
      deliveryTime: promiseOf(sibling, context, services)?.deliveryTime ?? null,
    }),
  });
}

/** The other variants of the product, and what stands beside it, by one statement each for rows and for their past. */
async function readVariants(
  services: Services,
  context: RequestContext,
  { found: { variant, product }, relatedIds }: { found: FoundVariant; relatedIds: readonly number[] },
) {
  const { code } = context.site;
  const sold = await services.catalogue.cards.listVariants(code, [product.id, ...relatedIds]);
  const chosen = await chooseCards(services, sold, relatedIds);
  const { variantIds, productIds } = askedOf(chosen);
  const reading = readHistory(services.db, code, {
    variantIds: [variant.id, ...variantIds],
    productIds: [product.id, ...productIds],
  });
  const [history, cards] = await Promise.all([reading, drawCards(services, context, chosen, reading)]);
  return { ...history, cards, siblings: sold.filter(({ productId }) => productId === product.id) };
}

/** Everything the page of one variant shows. @throws ApiError `product-not-found`. */
export async function readProduct(
  services: Services,
  context: RequestContext,
  vsin: string,
): Promise<Product> {
  const { catalogue } = services;
  const { site, language } = context;
  const now = services.now();
  const config = services.config(site.code);
  const found = await catalogue.findVariant(site.code, vsin);
  if (!found) throw new ApiError('product-not-found');
  const { variant, product, amountMinor, showrooms } = found;
  const { collections, tags, reasons, relatedIds } = await catalogue.surroundings(site.code, vsin);
  const [place, { siblings, logs, ratings, cards }, optionValues, basketPrices] = await Promise.all([
    readPlace(services, found, context),
    readVariants(services, context, { found, relatedIds }),
    catalogue.optionValues(),
    services.basketPrices(site.code, [{ vsin: variant.vsin, productId: product.id, amountMinor }]),
  ]);
  const prior = priorPriceMinor(logs.get(variant.id) ?? [], amountMinor, now);
  const rate = discountRate(amountMinor, prior);
  const rating = ratings.get(product.id) ?? null;
  const badges = badgesOf({ ...product, ...variant, discountRate: rate }, now, config);
  const limits = quantityLimits(variant);
  const money = (amount: number) => ({ amount, currency: site.currency });
  const basketMinor = basketPrices.get(variant.vsin);
  return {
    ...toTexts(found, language),
    ...place,
    ...limits,
    collections: collections.map((row) => toLink(row, 'collection', language)),
    tags: tags.map((row) => toTag(row, language)),
    unitPrice: money(amountMinor),
    generalMarketPrice: prior === null ? null : money(prior),
    discountRate: rate,
    basketPrice: basketMinor === undefined ? null : money(basketMinor),
    options: optionsOf(variant, siblings, services, { ...context, optionValues }),
    dimensions: toDimensions(found),
    guarantee: toGuarantee(product.guarantee, product.code, site),
    onHand: variant.onHand,
    deliveryCost: costOf(found, context, config.PRODUCT_FREE_DELIVERY_LOWER_LIMIT * 100),
    samples: samplesOf(variant.options, optionValues, language),
    delivery: promiseOf(variant, context, services),
    restockDate: restockDateOf(variant, localDate(now, site.timeZone)),
    highlights: highlightsOf(
      {
        isQuick: badges.includes('express'),
        warrantyYears: product.warrantyYears,
        rating,
        isLindenCollection: product.isLindenCollection,
        unitMinor: amountMinor,
        discountRate: rate,
        ...toAliases(tags, language),
        showroomCount: showrooms.length,
        colourCount: valuesOf(siblings, 'colour').length,
      },
      config,
    ),
    badges,
    rating,
    showrooms,
    related: cards.map((card) => ({ ...card, reason: reasons.get(card.vsin) ?? null })),
  };
}
