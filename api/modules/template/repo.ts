import { and, asc, count, countDistinct, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import {
  categories,
  collections,
  productCollections,
  productTags,
  tags,
  variants,
} from '../../db/schema/catalogue.ts';
import { templates } from '../../db/schema/content.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { prices } from '../../db/schema/prices.ts';
import { showrooms } from '../../db/schema/showrooms.ts';
import type { CountedThing, ProductSource } from '../../db/schema/stored-slot.ts';
import { offerBits } from '../listing/engine.ts';

/** Every stored version of a template: per device and language. */
export function listTemplateVersions(db: Db, site: SiteCode, alias: string) {
  return db
    .select()
    .from(templates)
    .where(and(eq(templates.site, site), eq(templates.alias, alias)))
    .orderBy(asc(templates.device), asc(templates.language));
}

export function listPolicyTemplates(db: Db, site: SiteCode, language: Language) {
  return db
    .select({ policy: templates.policy, alias: templates.alias, seoInfo: templates.seoInfo })
    .from(templates)
    .where(
      and(
        eq(templates.site, site),
        eq(templates.device, 'desktop'),
        eq(templates.language, language),
        sql`${templates.policy} IS NOT NULL`,
      ),
    );
}

/** Ids of the products a snippet asks for, in its order; only what is sold on the site. */
export async function listProductIds(db: Db, site: SiteCode, query: ProductSource): Promise<number[]> {
  const onSite = eq(productFacet.site, site);
  const byPopularity = [desc(productFacet.popularity), asc(productFacet.id)];
  const rows = () => db.select({ id: productFacet.id }).from(productFacet).$dynamic();
  const vsin = query.vsin ?? '';
  const find = () => {
    switch (query.type) {
      case 'category':
        return rows()
          .innerJoin(categories, sql`${productFacet.catOrd} BETWEEN ${categories.lft} AND ${categories.rgt}`)
          .where(and(onSite, eq(categories.vsin, vsin)))
          .orderBy(...byPopularity);
      case 'collection':
        return rows()
          .innerJoin(productCollections, eq(productCollections.productId, productFacet.id))
          .innerJoin(collections, eq(collections.id, productCollections.collectionId))
          .where(and(onSite, eq(collections.vsin, vsin)))
          .orderBy(...byPopularity);
      case 'tag':
        return rows()
          .innerJoin(productTags, eq(productTags.productId, productFacet.id))
          .innerJoin(tags, eq(tags.id, productTags.tagId))
          .where(and(onSite, eq(tags.vsin, vsin)))
          .orderBy(...byPopularity);
      case 'newest':
        return rows()
          .where(onSite)
          .orderBy(desc(productFacet.created), ...byPopularity);
      case 'express':
      case 'sale':
        return rows()
          .where(and(onSite, gt(sql`${productFacet.offer} & ${offerBits[query.type]}::int`, 0)))
          .orderBy(...byPopularity);
      case 'popular':
        return rows()
          .where(onSite)
          .orderBy(...byPopularity);
      case 'products':
        return null;
    }
  };
  const found = find();
  if (found) return (await found.limit(query.limit)).map((row) => row.id);
  return listProductIdsOf(db, query.vsins ?? []);
}

async function listProductIdsOf(db: Db, vsins: string[]): Promise<number[]> {
  if (vsins.length === 0) return [];
  const rows = await db
    .select({ vsin: variants.vsin, id: variants.productId })
    .from(variants)
    .where(inArray(variants.vsin, vsins));
  const ids = new Map(rows.map((row) => [row.vsin, row.id]));
  return [...new Set(vsins.flatMap((vsin) => ids.get(vsin) ?? []))];
}

export async function countOnSite(db: Db, site: SiteCode, thing: CountedThing): Promise<number> {
  switch (thing) {
    case 'products': {
      const rows = await db
        .select({ total: countDistinct(variants.productId) })
        .from(prices)
        .innerJoin(variants, eq(variants.id, prices.variantId))
        .where(eq(prices.site, site));
      return Number(rows[0]?.total ?? 0);
    }
    case 'variants': {
      const rows = await db.select({ total: count() }).from(prices).where(eq(prices.site, site));
      return Number(rows[0]?.total ?? 0);
    }
    case 'showrooms': {
      const rows = await db.select({ total: count() }).from(showrooms).where(eq(showrooms.site, site));
      return Number(rows[0]?.total ?? 0);
    }
  }
}
