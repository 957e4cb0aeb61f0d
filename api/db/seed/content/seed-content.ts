import { siteRules } from '../../../../sites/rules.ts';
import { siteSeeds } from '../../../../sites/seeds.ts';
import type { SiteCode } from '../../../contract/sites.ts';
import type { Queryable } from '../../client.ts';
import type { ContentDocument } from '../../content/content-document.ts';
import { readContentFiles, seedFolder, tellProblem } from '../../content/content-folder.ts';
import { offerCards, searchRedirects, templates } from '../../schema/content.ts';
import { entriesOf } from '../catalogue/entries-of.ts';
import type { SitePage } from './page.ts';

const seeds = entriesOf(siteSeeds);

export const offerRows = seeds.flatMap(([site, { offers }]) =>
  offers.map((offer) => ({ ...offer, site, id: `${site}-${offer.id}` })),
);

const redirectRows = seeds.flatMap(([site, seed]) => seed.searchRedirects.map((row) => ({ ...row, site })));

function toDocuments(site: SiteCode, page: SitePage): ContentDocument[] {
  const { language, alias, slots, mobile } = page;
  const seoInfo = { title: { [language]: page.title }, description: { [language]: page.description } };
  const shared = { site, language, alias, seoInfo, policy: page.policy ?? null };
  const desktop: ContentDocument = { ...shared, device: 'desktop', slots };
  return mobile ? [desktop, { ...shared, device: 'mobile', slots: mobile }] : [desktop];
}

/**
 * The pages of every site.
 * @throws Error when a file is not right, or a language of a site has no home page
 */
export function readSeedPages(): ContentDocument[] {
  const { documents, problems } = readContentFiles([seedFolder]);
  if (problems.length > 0) throw new Error(problems.map(tellProblem).join('\n'));
  const written = seeds.flatMap(([site, { pages = [] }]) => pages.flatMap((page) => toDocuments(site, page)));
  const all = [...documents, ...written];
  for (const { code, languages } of Object.values(siteRules))
    for (const language of languages)
      if (!all.some((one) => one.site === code && one.language === language && one.alias === 'index'))
        throw new Error(`sites/${code}/content/templates has no index.${language}.json.`);
  return all;
}

/** Fills empty tables with the pages, offer cards and search redirects of every site. */
export async function seedContent(db: Queryable): Promise<void> {
  await db.insert(templates).values(readSeedPages());
  await db.insert(offerCards).values(offerRows);
  await db.insert(searchRedirects).values(redirectRows);
}
