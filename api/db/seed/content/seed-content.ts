import { siteRules } from '../../../../sites/rules.ts';
import { siteSeeds } from '../../../../sites/seeds.ts';
import type { Queryable } from '../../client.ts';
import type { ContentDocument } from '../../content/content-document.ts';
import { readContentFiles, seedFolder, tellProblem } from '../../content/content-folder.ts';
import { offerCards, searchRedirects, templates } from '../../schema/content.ts';
import { entriesOf } from '../catalogue/entries-of.ts';

const seeds = entriesOf(siteSeeds);

export const offerRows = seeds.flatMap(([site, { offers }]) =>
  offers.map((offer) => ({ ...offer, site, id: `${site}-${offer.id}` })),
);

const redirectRows = seeds.flatMap(([site, seed]) => seed.searchRedirects.map((row) => ({ ...row, site })));

/**
 * The pages of every site.
 * @throws Error when a file is not right, or a language of a site has no home page
 */
export function readSeedPages(): ContentDocument[] {
  const { documents, problems } = readContentFiles([seedFolder]);
  if (problems.length > 0) throw new Error(problems.map(tellProblem).join('\n'));
  for (const { code, languages } of Object.values(siteRules))
    for (const language of languages)
      if (!documents.some((one) => one.site === code && one.language === language && one.alias === 'index'))
        throw new Error(`sites/${code}/content/templates has no index.${language}.json.`);
  return documents;
}

/** Fills empty tables with the pages, offer cards and search redirects of every site. */
export async function seedContent(db: Queryable): Promise<void> {
  await db.insert(templates).values(readSeedPages());
  await db.insert(offerCards).values(offerRows);
  await db.insert(searchRedirects).values(redirectRows);
}
