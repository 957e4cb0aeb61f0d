import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import type { ContentDocument } from '../../db/content/content-document.ts';
import { templates } from '../../db/schema/content.ts';
import { keepLive, pruneVersions, toContent } from './keep-versions.ts';
import { tagsOfChange } from './page-tags.ts';
import { addPublished, lockPage, type Page } from './versions-repo.ts';

/** Every live document, page by page. */
export function exportPages(db: Queryable): Promise<ContentDocument[]> {
  return db
    .select()
    .from(templates)
    .orderBy(asc(templates.site), asc(templates.alias), asc(templates.language), asc(templates.device));
}

const pageOf = ({ site, alias, device, language }: ContentDocument): Page => ({
  site,
  alias,
  device,
  language,
});
const ofPage = ({ site, alias, language }: Page) =>
  and(eq(templates.site, site), eq(templates.alias, alias), eq(templates.language, language));

/** As JSON has it: without what is undefined. */
const asStored = (document: ContentDocument): unknown => JSON.parse(JSON.stringify(document));

/** @returns tags of what visitors see otherwise than before */
async function putDocument(tx: Tx, document: ContentDocument, now: Date): Promise<string[]> {
  const page = pageOf(document);
  await lockPage(tx, page);
  const [live] = await tx
    .select()
    .from(templates)
    .where(and(ofPage(page), eq(templates.device, page.device)));
  if (live && isDeepStrictEqual(asStored(live), asStored(document))) return [];
  await keepLive(tx, page);
  const { seoInfo, slots, policy } = document;
  await tx
    .insert(templates)
    .values(document)
    .onConflictDoUpdate({
      target: [templates.site, templates.alias, templates.device, templates.language],
      set: { seoInfo, slots, policy },
    });
  await addPublished(tx, page, toContent(document), { savedAt: now, savedBy: null });
  await pruneVersions(tx, page);
  return tagsOfChange(page, live, document);
}

/** They stay among the versions. @returns tags of what visitors see otherwise than before */
async function deleteOthers(tx: Tx, page: Page, kept: readonly Page['device'][]): Promise<string[]> {
  const isOther = and(ofPage(page), notInArray(templates.device, [...kept]));
  const others = await tx.select().from(templates).where(isOther);
  for (const { device } of others) {
    await lockPage(tx, { ...page, device });
    await keepLive(tx, { ...page, device });
  }
  await tx.delete(templates).where(isOther);
  return others.flatMap((other) => tagsOfChange(page, other, undefined));
}

/**
 * Publishes pages as files have them: of each page named, all its documents in that language, and no others. What was
 * live stays among the versions, to go back to.
 * @returns tags of what has changed: of each page, and of the site where its list of policies reads otherwise
 */
export async function importPages(
  tx: Tx,
  documents: readonly ContentDocument[],
  now: Date,
): Promise<string[]> {
  const changed = new Set<string>();
  for (const document of documents) {
    for (const tag of await putDocument(tx, document, now)) changed.add(tag);
    const devices = documents
      .filter(
        ({ site, alias, language }) =>
          site === document.site && alias === document.alias && language === document.language,
      )
      .map(({ device }) => device);
    for (const tag of await deleteOthers(tx, pageOf(document), devices)) changed.add(tag);
  }
  return [...changed];
}
