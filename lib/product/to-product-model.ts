import type { Media, Product } from '@/api/contract/catalogue';
import { guaranteeText } from '@/api/contract/guarantee';
import { isBulky } from '@/api/contract/is-bulky';
import { placementExtra } from '@/api/contract/placement-extra';
import { toProductMark } from '@/lib/analytics/item-marks';
import { formatMoney } from '@/lib/money/format';
import { toGuarantee } from '@/lib/notices/to-guarantee';
import { productSegments } from '@/lib/offers/segments';
import type { ToCard } from '@/lib/product-card/to-card-model';
import { linkPath, listingPath, productPath, samplesPath } from '@/lib/routes/paths';
import type { SiteCode, SiteRules } from '@/lib/sites/models';
import { type Chaise, chaiseOf } from './drawing/chaise';
import type { Box } from './fit/way-in';
import type { Measure, ProductModel, ProductPicture, Purchase } from './models';
import { placeIn } from './place-in';
import { toAvailability } from './to-availability';
import { toFacts } from './to-facts';
import { toOptionGroups } from './to-option-groups';
import { toWarnings } from './to-warnings';

/** How much higher than wide a thing is that stands narrow in a picture of 4:3. */
const highFrom = 1.3;

function toChaise({ dimensions, outline, outlineDetails }: Product): Chaise | null {
  const size = { width: dimensions.widthCm, depth: dimensions.depthCm };
  return outline === 'corner-sofa' ? chaiseOf(size, outlineDetails) : null;
}

/** A corner sofa is as deep as its chaise, so its depth beside that is told as well. */
function toMeasures({ dimensions }: Product, chaise: Chaise | null, locale: string): Measure[] {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const centimetres = (value: number) => `${number.format(value)} cm`;
  const measures: Measure[] = [
    { key: 'width', value: centimetres(dimensions.widthCm) },
    { key: 'depth', value: centimetres(dimensions.depthCm) },
    { key: 'height', value: centimetres(dimensions.heightCm) },
  ];
  if (dimensions.seatHeightCm !== null)
    measures.push({ key: 'seatHeight', value: centimetres(dimensions.seatHeightCm) });
  if (chaise)
    measures.push(
      { key: 'chaise', value: `${number.format(Math.round(chaise.width))} × ${centimetres(chaise.depth)}` },
      { key: 'bodyDepth', value: centimetres(chaise.bodyDepth) },
    );
  return [...measures, { key: 'weight', value: `${number.format(dimensions.weightKg)} kg` }];
}

function toPackages(product: Product, locale: string): string[] {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return product.packages.map(
    ({ widthCm, depthCm, heightCm, weightKg }) =>
      `${[widthCm, depthCm, heightCm].map((side) => number.format(side)).join(' × ')} cm, ${number.format(weightKg)} kg`,
  );
}

/** What has to get in: its packages, or the thing itself where that is no larger than the one package it comes in. */
function toWayIn({ packages, dimensions }: Product): ProductModel['wayIn'] {
  const boxes = packages.map(({ widthCm, depthCm, heightCm }) => ({
    width: widthCm,
    depth: depthCm,
    height: heightCm,
  }));
  if (!boxes.some(isBulky)) return null;
  const bare = { width: dimensions.widthCm, depth: dimensions.depthCm, height: dimensions.heightCm };
  const sides = (box: Box) => Object.values(box).sort((a, b) => a - b);
  const [only, ...others] = boxes;
  const comesWhole =
    only !== undefined &&
    others.length === 0 &&
    sides(bare).every((side, index) => side <= (sides(only)[index] ?? 0));
  return { packages: boxes, unpacked: comesWhole ? bare : null };
}

/** @param cut whose place in a room stays in sight where its picture is cut to a square */
function toPicture(media: Media, cut: Product | null): ProductPicture {
  const { securePath, width, height, kind, alt, shows, placeholder } = media;
  const focus = (cut && placeIn(media, cut)) ?? media.focus;
  return { securePath, width, height, kind, alt, shows, placeholder, focus };
}

function toPurchase({ productId, alias, title, media }: Product): Purchase | null {
  const [first] = media;
  return first ? { productId, alias, title, media: first } : null;
}

function toGroups({ collections, tags }: Product, site: SiteCode, language: SiteRules['language']) {
  const shown = tags.filter(({ isInternal }) => !isInternal);
  return [
    ...collections.map(({ title, ...link }) => ({ title, href: linkPath(site, link) })),
    ...shown.flatMap(({ vsin, title, alias: aliases }) => {
      const alias = aliases[language] ?? Object.values(aliases)[0];
      return alias ? [{ title, href: linkPath(site, { type: 'tag', vsin, alias }) }] : [];
    }),
  ];
}

function toDeliveryCost({ deliveryCost }: Product, locale: string): ProductModel['deliveryCost'] {
  const { isParcel, home, placement, freeFrom } = deliveryCost;
  return {
    by: isParcel ? 'parcel' : 'carrier',
    home: home.amount > 0 ? formatMoney(home, locale) : null,
    placement: formatMoney({ ...placement, amount: placementExtra(deliveryCost) }, locale),
    freeFrom: formatMoney(freeFrom, locale),
  };
}

function toLightSource({ energyClass, productSheetUrl }: Product['facts']): ProductModel['lightSource'] {
  return energyClass ? { grade: energyClass, sheet: productSheetUrl ?? null } : null;
}

/** Turns one answer of `product/{vsin}` into what its page shows. */
export function toProductModel(
  product: Product,
  { code: site, locale, language }: Pick<SiteRules, 'code' | 'locale' | 'language'>,
  toCard: ToCard,
): ProductModel {
  const chaise = toChaise(product);
  const { widthCm: width, depthCm: depth, heightCm: height, seatHeightCm: seatHeight } = product.dimensions;
  const isHigh = height > highFrom * Math.max(width, depth);
  return {
    productId: product.productId,
    alias: product.alias,
    href: productPath(site, product),
    title: product.title,
    brand: product.brand,
    breadcrumbs: product.breadcrumbs.map((link) => ({ title: link.title, href: linkPath(site, link) })),
    groups: toGroups(product, site, language),
    pictures: product.media.map((media) => toPicture(media, isHigh ? product : null)),
    isHigh,
    purchase: toPurchase(product),
    options: toOptionGroups(product, { code: site, locale }),
    hasVariants: product.options.some(({ values }) => values.length > 1),
    hasSizes: product.options.some(({ code, values }) => code === 'size' && values.length > 1),
    availability: toAvailability(product, locale),
    samples: product.samples.map(({ code, title }) => ({ title, href: `${samplesPath(site)}#${code}` })),
    highlights: product.highlights.map((code) =>
      code === 'fabricOptions' && !product.isUpholstered ? 'colourOptions' : code,
    ),
    rating: product.rating && product.rating.count > 0 ? product.rating : null,
    warrantyYears: product.warrantyYears,
    guaranteedParts: (product.facts.guarantee ?? []).map(({ part, months }) => ({
      part,
      text: guaranteeText(months, locale),
    })),
    deliveryCost: toDeliveryCost(product, locale),
    isMadeToMeasure: product.isMadeToMeasure,
    deliveryTime: product.delivery?.deliveryTime ?? null,
    isMadeToOrder: (product.delivery?.productionDays ?? 0) > 0,
    showrooms: product.showrooms.map((showroom) => ({
      ...showroom,
      href: `${listingPath(site, { type: 'showroom' })}?showroomId=${encodeURIComponent(showroom.id)}`,
    })),
    description: product.description,
    measures: toMeasures(product, chaise, locale),
    size: { width, depth, height, seatHeight },
    outline: product.outline,
    outlineDetails: product.outlineDetails,
    chaise,
    facts: toFacts(product.facts, locale),
    packages: toPackages(product, locale),
    wayIn: toWayIn(product),
    materials: product.materials,
    care: product.care,
    maker: product.maker,
    guarantee: toGuarantee(product.guarantee),
    certificates: product.certificates.map(({ scheme, number }) => `${scheme} ${number}`),
    warnings: toWarnings(product.facts),
    lightSource: toLightSource(product.facts),
    mark: toProductMark(
      { ...product, deliveryDays: product.delivery?.calculatedDeliveryDays ?? null },
      product.category.title,
    ),
    related: product.related.map(({ reason, ...card }) => ({ ...toCard(card), reason })),
    similarHref: linkPath(site, product.category),
    offerSegments: productSegments(product),
  };
}
