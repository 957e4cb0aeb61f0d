import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import {
  collections,
  makers,
  productCollections,
  productRelations,
  products,
  productTags,
  tags,
  variants,
} from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { prices } from '../../db/schema/prices.ts';
import { showroomStock, showrooms } from '../../db/schema/showrooms.ts';

/** The variant with its product, maker and price; undefined when it is not sold on the site. */
export async function findVariant(db: Db, site: SiteCode, vsin: string) {
  const rows = await db
    .select({ variant: variants, product: products, maker: makers, amountMinor: prices.amount })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(makers, eq(makers.id, products.makerId))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(eq(variants.vsin, vsin));
  return rows[0];
}

/** The product of a variant; undefined for an unknown vsin. */
export async function findProductId(db: Db, vsin: string): Promise<number | undefined> {
  const rows = await db.select({ id: variants.productId }).from(variants).where(eq(variants.vsin, vsin));
  return rows[0]?.id;
}

/** Ids of the products that have one of these variants. */
export async function listProductIds(db: Db, vsins: readonly string[]): Promise<number[]> {
  if (vsins.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.vsin, [...vsins]));
  return rows.map(({ id }) => id);
}

export function listCollectionsOf(db: Db, productId: number) {
  return db
    .select({ vsin: collections.vsin, title: collections.title, alias: collections.alias })
    .from(collections)
    .innerJoin(productCollections, eq(productCollections.collectionId, collections.id))
    .where(eq(productCollections.productId, productId))
    .orderBy(asc(collections.id));
}

export function listTagsOf(db: Db, productId: number) {
  return db
    .select({ vsin: tags.vsin, title: tags.title, alias: tags.alias })
    .from(tags)
    .innerJoin(productTags, eq(productTags.tagId, tags.id))
    .where(eq(productTags.productId, productId))
    .orderBy(asc(tags.id));
}

export function listShowroomsOf(db: Db, site: SiteCode, variantId: number) {
  return db
    .select({ id: showrooms.id, name: showrooms.name })
    .from(showrooms)
    .innerJoin(showroomStock, eq(showroomStock.showroomId, showrooms.id))
    .where(and(eq(showrooms.site, site), eq(showroomStock.variantId, variantId)))
    .orderBy(asc(showrooms.name));
}

/** Related products as edited, otherwise the best-selling others of its category. */
export async function listRelatedIds(
  db: Db,
  site: SiteCode,
  { productId, categoryOrder }: { productId: number; categoryOrder: number },
  limit: number,
): Promise<number[]> {
  const related = await db
    .select({ id: productRelations.relatedId })
    .from(productRelations)
    .where(eq(productRelations.productId, productId))
    .orderBy(asc(productRelations.position))
    .limit(limit);
  if (related.length > 0) return related.map((row) => row.id);
  const similar = await db
    .select({ id: productFacet.id })
    .from(productFacet)
    .where(
      and(
        eq(productFacet.site, site),
        eq(productFacet.catOrd, categoryOrder),
        ne(productFacet.id, productId),
      ),
    )
    .orderBy(desc(productFacet.popularity), asc(productFacet.id))
    .limit(limit);
  return similar.map((row) => row.id);
}

export function listShowrooms(db: Db, site: SiteCode) {
  return db.select().from(showrooms).where(eq(showrooms.site, site)).orderBy(asc(showrooms.city));
}
