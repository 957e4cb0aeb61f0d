import { and, asc, eq, exists } from 'drizzle-orm';
import { contentPath, markedSlug } from '../../contract/page-paths.ts';
import type { SitePage } from '../../contract/route.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { collections, productCollections, productTags, tags } from '../../db/schema/catalogue.ts';
import { templates } from '../../db/schema/content.ts';
import { productFacet } from '../../db/schema/facets.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { isInternalTag } from '../product/internal-tags.ts';
import { pickText } from '../product/localise.ts';
import { isHiddenPage } from '../template/aliases.ts';

function listCollections(db: Db, site: SiteCode) {
  const sold = db
    .select({ id: productFacet.id })
    .from(productFacet)
    .innerJoin(productCollections, eq(productCollections.productId, productFacet.id))
    .where(and(eq(productFacet.site, site), eq(productCollections.collectionId, collections.id)));
  return db.select().from(collections).where(exists(sold)).orderBy(asc(collections.id));
}

function listTags(db: Db, site: SiteCode) {
  const sold = db
    .select({ id: productFacet.id })
    .from(productFacet)
    .innerJoin(productTags, eq(productTags.productId, productFacet.id))
    .where(and(eq(productFacet.site, site), eq(productTags.tagId, tags.id)));
  return db.select().from(tags).where(exists(sold)).orderBy(asc(tags.id));
}

/** Each template once, in the language of the call. */
function listTemplates(db: Db, { site, language }: RequestContext) {
  return db
    .select({ alias: templates.alias, seoInfo: templates.seoInfo })
    .from(templates)
    .where(
      and(eq(templates.site, site.code), eq(templates.device, 'desktop'), eq(templates.language, language)),
    )
    .orderBy(asc(templates.alias));
}

/**
 * Everything of a site that has an address of its own but products and categories: campaigns, collections, tags. What
 * remote config hides is no page.
 */
export async function listPages({ db, config }: Services, context: RequestContext): Promise<SitePage[]> {
  const { site, language } = context;
  const [pages, groups, qualities] = await Promise.all([
    listTemplates(db, context),
    listCollections(db, site.code),
    listTags(db, site.code),
  ]);
  const toGroup = (type: 'collection' | 'tag') => (row: (typeof groups | typeof qualities)[number]) => {
    const alias = pickText(row.alias, language);
    const url = `/${markedSlug({ type, vsin: row.vsin, alias })}`;
    return { type, vsin: row.vsin, alias, url, title: pickText(row.title, language) };
  };
  return [
    ...pages
      .filter(({ alias }) => !isHiddenPage(alias, config(site.code)))
      .map(({ alias, seoInfo }) => ({
        type: 'template' as const,
        vsin: null,
        alias,
        url: contentPath(alias),
        title: pickText(seoInfo.title, language),
      })),
    ...groups.map(toGroup('collection')),
    ...qualities.filter(({ alias }) => !isInternalTag(alias)).map(toGroup('tag')),
  ];
}
