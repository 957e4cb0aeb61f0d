import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { TemplateDraft, TemplatePart } from '../../contract/template.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { templates } from '../../db/schema/content.ts';
import { templateVersions } from '../../db/schema/template-versions.ts';

/** One stored page: a template of a site for one device and language. */
export type Page = TemplatePart & { site: SiteCode; alias: string };
type Content = Pick<TemplateDraft, 'seoInfo' | 'slots'>;

const ofPage = ({ site, alias, device, language }: Page) =>
  and(
    eq(templateVersions.site, site),
    eq(templateVersions.alias, alias),
    eq(templateVersions.device, device),
    eq(templateVersions.language, language),
  );

/** Lets all who publish or take back one page do so one after another, until the transaction ends. */
export async function lockPage(tx: Tx, { site, alias, device, language }: Page): Promise<void> {
  const name = `template ${site} ${alias} ${device} ${language}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`);
}

/** Drafts first, then what was published, the latest first. */
export function listVersions(db: Queryable, site: SiteCode, alias: string) {
  return db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.site, site), eq(templateVersions.alias, alias)))
    .orderBy(asc(templateVersions.status), desc(templateVersions.savedAt), asc(templateVersions.id));
}

export async function findVersion(db: Queryable, site: SiteCode, alias: string, id: string) {
  const [version] = await db
    .select()
    .from(templateVersions)
    .where(
      and(eq(templateVersions.site, site), eq(templateVersions.alias, alias), eq(templateVersions.id, id)),
    );
  return version;
}

/** Stores the draft of a page; there is one at a time. */
export async function saveDraft(tx: Tx, page: Page, content: Content, now: Date) {
  const [draft] = await tx
    .insert(templateVersions)
    .values({ ...page, ...content, status: 'draft', savedAt: now })
    .onConflictDoUpdate({
      target: [
        templateVersions.site,
        templateVersions.alias,
        templateVersions.device,
        templateVersions.language,
      ],
      targetWhere: sql`status = 'draft'`,
      set: { ...content, savedAt: now },
    })
    .returning();
  if (!draft) throw new Error('The draft was not stored.');
  return draft;
}

export async function findDraft(tx: Tx, page: Page) {
  const [draft] = await tx
    .select()
    .from(templateVersions)
    .where(and(ofPage(page), eq(templateVersions.status, 'draft')));
  return draft;
}

/** The latest first. */
export function listPublished(tx: Tx, page: Page) {
  return tx
    .select()
    .from(templateVersions)
    .where(and(ofPage(page), eq(templateVersions.status, 'published')))
    .orderBy(desc(templateVersions.savedAt), desc(templateVersions.id));
}

export async function findLive(tx: Tx, { site, alias, device, language }: Page) {
  const [live] = await tx
    .select({ seoInfo: templates.seoInfo, slots: templates.slots })
    .from(templates)
    .where(
      and(
        eq(templates.site, site),
        eq(templates.alias, alias),
        eq(templates.device, device),
        eq(templates.language, language),
      ),
    );
  return live;
}

export async function addPublished(tx: Tx, page: Page, content: Content, savedAt: Date): Promise<void> {
  await tx.insert(templateVersions).values({ ...page, ...content, status: 'published', savedAt });
}

export async function markPublished(tx: Tx, id: string, now: Date) {
  const [version] = await tx
    .update(templateVersions)
    .set({ status: 'published', savedAt: now })
    .where(eq(templateVersions.id, id))
    .returning();
  if (!version) throw new Error('The draft is gone.');
  return version;
}

export async function deleteVersions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(templateVersions).where(inArray(templateVersions.id, [...ids]));
}

/** What visitors see from now on. Whether the page is a policy stays. */
export async function putLive(tx: Tx, page: Page, { seoInfo, slots }: Content): Promise<void> {
  await tx
    .insert(templates)
    .values({ ...page, seoInfo, slots })
    .onConflictDoUpdate({
      target: [templates.site, templates.alias, templates.device, templates.language],
      set: { seoInfo, slots },
    });
}
