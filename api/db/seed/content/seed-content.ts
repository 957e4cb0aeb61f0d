import { siteRules } from '../../../../sites/rules.ts';
import { siteSeeds } from '../../../../sites/seeds.ts';
import type { SiteCode } from '../../../contract/sites.ts';
import type { Queryable } from '../../client.ts';
import { offerCards, searchRedirects, templates } from '../../schema/content.ts';
import { entriesOf } from '../catalogue/entries-of.ts';
import type { SitePage } from './page.ts';

type TemplateRow = typeof templates.$inferInsert;
type Page = SitePage & { site: SiteCode };

/** @throws Error when a language of the site has no home page */
function pagesOf(site: SiteCode): Page[] {
  const pages = siteSeeds[site].pages.map((page) => ({ ...page, site }));
  const homes = pages.filter(({ alias }) => alias === 'index').map(({ language }) => language);
  const missing = siteRules[site].languages.filter((language) => !homes.includes(language));
  if (missing.length > 0) throw new Error(`sites/${site}/seed.ts has no home page in ${missing.join(', ')}.`);
  return pages;
}

const seeds = entriesOf(siteSeeds);

export const pages: readonly Page[] = seeds.flatMap(([site]) => pagesOf(site));

export const offerRows = seeds.flatMap(([site, { offers }]) =>
  offers.map((offer) => ({ ...offer, site, id: `${site}-${offer.id}` })),
);

const redirectRows = seeds.flatMap(([site, seed]) => seed.searchRedirects.map((row) => ({ ...row, site })));

function toRows(page: Page): TemplateRow[] {
  const { site, language, alias, slots, mobile } = page;
  const seoInfo = { title: { [language]: page.title }, description: { [language]: page.description } };
  const shared = { site, language, alias, seoInfo, policy: page.policy ?? null };
  const desktop = { ...shared, device: 'desktop' as const, slots };
  return mobile ? [desktop, { ...shared, device: 'mobile' as const, slots: mobile }] : [desktop];
}

/** Fills empty tables with the pages, offer cards and search redirects of every site. */
export async function seedContent(db: Queryable): Promise<void> {
  await db.insert(templates).values(pages.flatMap(toRows));
  await db.insert(offerCards).values(offerRows);
  await db.insert(searchRedirects).values(redirectRows);
}
