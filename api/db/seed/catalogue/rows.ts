import { isParcel } from '../../../contract/parcel.ts';
import { siteCodes } from '../../../contract/sites.ts';
import { amountOf } from './amounts.ts';
import { careOf } from './care.ts';
import { vsinNumber } from './category-rows.ts';
import { collections, tagIds } from './collections.ts';
import { isoDate, midnight } from './dates.ts';
import { factsOf } from './facts/facts-of.ts';
import { galleryOf } from './gallery.ts';
import { makers } from './makers.ts';
import { measuresOf, packagesOf } from './measures.ts';
import { whereSaid } from './named.ts';
import { outlineOf } from './outlines.ts';
import { pricePlanOf } from './price-plans.ts';
import { type NumberedProduct, productIds, productSeeds } from './products.ts';
import { randomFor } from './random.ts';
import { showroomIds } from './showrooms.ts';
import { aliasOf } from './slug.ts';
import { restockInDays, type Stock, stockOf } from './stock.ts';
import { type VariantSeed, variantsOf } from './variants.ts';

const variantSeeds: readonly VariantSeed[] = productSeeds.flatMap(variantsOf);

function productRow(product: NumberedProduct, now: Date) {
  const { brand, id: makerId } = makers[product.maker];
  return {
    id: product.id,
    code: product.code,
    brand,
    style: product.style,
    categoryId: vsinNumber(product.category),
    makerId,
    title: product.title,
    description: whereSaid(({ details }) => details && [...details[product.code].description]),
    materials: whereSaid(({ details }) => details && [...details[product.code].materials]),
    materialCodes: [...product.materialCodes],
    care: whereSaid(({ care }) => care && careOf(product, care)),
    warrantyYears: product.warrantyYears,
    guarantee: product.guarantee ?? null,
    popularity: product.popularity,
    createdOn: isoDate(now, product.ageDays),
    isLindenCollection: product.collections.includes('linden'),
    ...outlineOf(product.code),
  };
}

export function productRows(now: Date) {
  return productSeeds.map((product) => productRow(product, now));
}

function millimetres(centimetres: number): number {
  return Math.round(centimetres * 10);
}

function variantRow(variant: VariantSeed) {
  const { colour, wood, size, product } = variant;
  const measures = measuresOf(variant);
  const facts = factsOf(variant);
  return {
    id: variant.id,
    vsin: variant.vsin,
    productId: product.id,
    isDefault: variant.position === 1,
    position: variant.position,
    options: {
      ...(colour ? { colour } : {}),
      ...(wood ? { wood } : {}),
      ...(size ? { size: size.value } : {}),
    },
    title: variant.title,
    alias: aliasOf(variant.title),
    widthMm: millimetres(measures.widthCm),
    depthMm: millimetres(measures.depthCm),
    heightMm: millimetres(measures.heightCm),
    seatHeightMm: measures.seatHeightCm === null ? null : millimetres(measures.seatHeightCm),
    weightGrams: Math.round(measures.weightKg * 1000),
    facts,
    packages: packagesOf(variant, facts),
    media: galleryOf(variant),
    ...stockOf(variant),
    isMadeToMeasure: size?.isMadeToMeasure ?? false,
  };
}

/** The day on which more of a sold-out variant is expected, from `now` on; null where nobody knows. */
function restockOn(variant: VariantSeed, { onHand, inventoryPolicy }: Stock, now: Date): string | null {
  const days = onHand === 0 && inventoryPolicy === 'deny' ? restockInDays(variant) : null;
  return days === null ? null : isoDate(now, -days);
}

export const variantRows = variantSeeds.map(variantRow);

/** With the days that hang on when the shop is filled. */
export function datedVariantRows(now: Date) {
  return variantSeeds.map((variant) => {
    const row = variantRow(variant);
    return { ...row, restockOn: restockOn(variant, row, now) };
  });
}

/** The history of every price, oldest first. */
export function priceLogRows(now: Date) {
  return variantSeeds.flatMap((variant) =>
    pricePlanOf(variant.product.code, variant.product.ageDays).flatMap(({ daysAgo, share }) => {
      const since = midnight(now, daysAgo);
      return siteCodes.map((site) => ({
        variantId: variant.id,
        site,
        amount: amountOf(variant, share, site),
        since,
      }));
    }),
  );
}

/** Today's prices: the last of each history. */
export const priceRows = variantSeeds.flatMap((variant) => {
  const plan = pricePlanOf(variant.product.code, variant.product.ageDays);
  const share = plan.at(-1)?.share ?? 1;
  return siteCodes.map((site) => ({ variantId: variant.id, site, amount: amountOf(variant, share, site) }));
});

export const productCollectionRows = productSeeds.flatMap((product) =>
  product.collections.map((code) => ({ productId: product.id, collectionId: collections[code].id })),
);

/** Carried into the room on request (§5: door delivery). */
const furnitureIds = new Set(
  variantRows.filter(({ packages }) => !packages.every(isParcel)).map(({ productId }) => productId),
);

export const productTagRows = productSeeds.flatMap(({ id, tags }) =>
  [...tags, ...(furnitureIds.has(id) ? (['room-delivery'] as const) : [])].map((code) => ({
    productId: id,
    tagId: tagIds[code],
  })),
);

export const productRelationRows = productSeeds.flatMap((product) =>
  product.goesWith.map((code, position) => {
    const relatedId = productIds.get(code);
    if (relatedId === undefined) throw new Error(`${product.code} goes with ${code}, which does not exist`);
    return { productId: product.id, relatedId, position };
  }),
);

/** Default variants are in about half of the showrooms, some others in one. */
export const showroomStockRows = variantSeeds.flatMap((variant) => {
  const random = randomFor(`showrooms ${variant.vsin}`);
  const percent = variant.position === 1 ? 45 : 6;
  return showroomIds
    .filter(() => random.chance(percent) && variant.size?.isMadeToMeasure !== true)
    .map((showroomId) => ({ showroomId, variantId: variant.id }));
});

export const usedSizes: readonly string[] = variantSeeds.flatMap((variant) => variant.size?.value ?? []);
