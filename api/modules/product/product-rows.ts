import { and, asc, between, desc, eq, exists, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
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
import { showrooms } from '../../db/schema/showrooms.ts';
import { inventoryPolicyOn } from '../delivery/sale-beyond-stock.ts';
import type { Candidate, Furniture } from './goes-with.ts';
import { keepRows } from './known-rows.ts';

/** Of a variant, its product and its maker: a change of any is another version. */
const version = sql<string>`concat_ws(' ', variants.xmin, products.xmin, makers.xmin)`;

function readPages(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: variants.id,
      version,
      variant: getTableColumns(variants),
      product: products,
      maker: makers,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(makers, eq(makers.id, products.makerId))
    .where(inArray(variants.id, [...ids]));
}

type ShowroomName = { id: string; name: string };
type Sold = {
  id: number;
  version: string;
  amount: number;
  policy: 'deny' | 'continue';
  showrooms: ShowroomName[];
};

const soldStatement = preparedStatement<'site' | 'vsin'>(
  'product-sold',
  (value) => sql`
    SELECT variants.id, ${version} AS version, prices.amount, ${inventoryPolicyOn(value('site'))} AS policy,
      coalesce((SELECT json_agg(json_build_object('id', showrooms.id, 'name', showrooms.name) ORDER BY showrooms.name)
        FROM showrooms JOIN showroom_stock ON showroom_stock.showroom_id = showrooms.id
        WHERE showrooms.site = ${value('site')} AND showroom_stock.variant_id = variants.id), '[]') AS showrooms
    FROM variants
    JOIN products ON products.id = variants.product_id
    JOIN makers ON makers.id = products.maker_id
    JOIN prices ON prices.variant_id = variants.id AND prices.site = ${value('site')}
    WHERE variants.vsin = ${value('vsin')}`,
);

/** Its texts in all languages take some 20 kB. */
const mostPages = 400;

/** The variant with its product, maker, price and where it stands; undefined when it is not sold on the site. */
export function createFindVariant(db: Db) {
  const pages = keepRows(mostPages, (ids) => readPages(db, ids));
  return async (site: SiteCode, vsin: string) => {
    const [sold] = rowsOf<Sold>(await db.execute(soldStatement({ site, vsin })));
    const page = sold && (await pages([sold])).get(sold.id);
    if (!page) return undefined;
    const { variant, product, maker } = page;
    return {
      variant: { ...variant, inventoryPolicy: sold.policy },
      product,
      maker,
      amountMinor: sold.amount,
      showrooms: sold.showrooms,
    };
  };
}
export type FoundVariant = NonNullable<Awaited<ReturnType<ReturnType<typeof createFindVariant>>>>;

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

/** Related products as edited. */
export async function listChosenRelatedIds(db: Db, productId: number, limit: number): Promise<number[]> {
  const related = await db
    .select({ id: productRelations.relatedId })
    .from(productRelations)
    .where(eq(productRelations.productId, productId))
    .orderBy(asc(productRelations.position))
    .limit(limit);
  return related.map((row) => row.id);
}

/** So many are looked at: measures are not indexed, and the best-selling ones are shown first anyway. */
const candidatesAtOnce = 60;

/** Best-selling others of its department and of its collections, with what says whether they go with it. */
export async function listCandidates(
  db: Db,
  site: SiteCode,
  { productId, department }: { productId: number; department: { lft: number; rgt: number } },
): Promise<Candidate[]> {
  const own = alias(productCollections, 'own');
  const isSameCollection = exists(
    db
      .select({ one: sql`1` })
      .from(productCollections)
      .innerJoin(
        own,
        and(eq(own.collectionId, productCollections.collectionId), eq(own.productId, productId)),
      )
      .where(eq(productCollections.productId, productFacet.id)),
  );
  const rows = await db
    .select({
      id: productFacet.id,
      vsin: variants.vsin,
      facts: variants.facts,
      widthMm: variants.widthMm,
      depthMm: variants.depthMm,
      seatHeightMm: variants.seatHeightMm,
      isSameCollection: sql<boolean>`${isSameCollection}`,
    })
    .from(productFacet)
    .innerJoin(variants, and(eq(variants.productId, productFacet.id), variants.isDefault))
    .where(
      and(
        eq(productFacet.site, site),
        ne(productFacet.id, productId),
        or(between(productFacet.catOrd, department.lft, department.rgt), isSameCollection),
      ),
    )
    .orderBy(desc(productFacet.popularity), asc(productFacet.id))
    .limit(candidatesAtOnce);
  return rows.map((row) => ({
    id: row.id,
    vsin: row.vsin,
    isSameCollection: row.isSameCollection,
    ...toFurniture(row),
  }));
}

/** Lengths are stored in millimetres. */
export function toFurniture({
  facts,
  widthMm,
  depthMm,
  seatHeightMm,
}: Pick<typeof variants.$inferSelect, 'facts' | 'widthMm' | 'depthMm' | 'seatHeightMm'>): Furniture {
  return {
    facts,
    widthCm: widthMm / 10,
    depthCm: depthMm / 10,
    seatHeightCm: seatHeightMm === null ? null : seatHeightMm / 10,
  };
}

/** The best-selling others of its category, where nothing goes with a product. */
export async function listSimilarIds(
  db: Db,
  site: SiteCode,
  { productId, categoryOrder }: { productId: number; categoryOrder: number },
  limit: number,
): Promise<number[]> {
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
