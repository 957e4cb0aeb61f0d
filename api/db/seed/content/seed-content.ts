import type { Queryable } from '../../client.ts';
import { offerCards, searchRedirects, templates } from '../../schema/content.ts';
import { otherHomes } from './homes/other-homes.ts';
import { dutchPages } from './nl/pages.ts';
import { offerRows } from './offers.ts';
import type { Page } from './page.ts';
import { redirectRows } from './search-redirects.ts';

type TemplateRow = typeof templates.$inferInsert;

export const pages: readonly Page[] = [...dutchPages, ...otherHomes];

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
  await db.insert(offerCards).values([...offerRows]);
  await db.insert(searchRedirects).values([...redirectRows]);
}
