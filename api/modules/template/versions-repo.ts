import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { TemplateDraft, TemplatePart } from '../../contract/template.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { templates } from '../../db/schema/content.ts';
import { customers } from '../../db/schema/customers.ts';
import { templateVersions } from '../../db/schema/template-versions.ts';
import { tagsOfChange } from './page-tags.ts';

/** One stored page: a template of a site for one device and language. */
export type Page = TemplatePart & { site: SiteCode; alias: string };
type Content = Pick<TemplateDraft, 'seoInfo' | 'slots'>;
/** When, and the account that did it. */
type Saved = { savedAt: Date; savedBy: string | null };

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

/** What is live and what is drafted, of all pages of a site. */
export async function listPages(db: Queryable, site: SiteCode) {
  const ofLive = { alias: templates.alias, language: templates.language, seoInfo: templates.seoInfo };
  const ofDraft = {
    alias: templateVersions.alias,
    language: templateVersions.language,
    seoInfo: templateVersions.seoInfo,
  };
  const isDraft = and(eq(templateVersions.site, site), eq(templateVersions.status, 'draft'));
  const [live, drafts] = await Promise.all([
    db.select(ofLive).from(templates).where(eq(templates.site, site)).orderBy(asc(templates.device)),
    db.select(ofDraft).from(templateVersions).where(isDraft).orderBy(asc(templateVersions.device)),
  ]);
  return { live, drafts };
}

/** Drafts first, then what was published, the latest first; each with whoever saved it. */
export function listVersions(db: Queryable, site: SiteCode, alias: string) {
  return db
    .select({ version: templateVersions, firstName: customers.firstName, lastName: customers.lastName })
    .from(templateVersions)
    .leftJoin(customers, eq(customers.id, templateVersions.savedBy))
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
export async function saveDraft(tx: Tx, page: Page, content: Content, saved: Saved) {
  const [draft] = await tx
    .insert(templateVersions)
    .values({ ...page, ...content, status: 'draft', ...saved })
    .onConflictDoUpdate({
      target: [
        templateVersions.site,
        templateVersions.alias,
        templateVersions.device,
        templateVersions.language,
      ],
      targetWhere: sql`status = 'draft'`,
      set: { ...content, ...saved },
    })
    .returning();
  if (!draft) throw new Error('The draft was not stored.');
  return draft;
}

export async function findDraft(tx: Queryable, page: Page) {
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

const isLive = ({ site, alias, device, language }: Page) =>
  and(
    eq(templates.site, site),
    eq(templates.alias, alias),
    eq(templates.device, device),
    eq(templates.language, language),
  );

export async function findLive(tx: Queryable, page: Page) {
  const [live] = await tx
    .select({
      device: templates.device,
      policy: templates.policy,
      seoInfo: templates.seoInfo,
      slots: templates.slots,
    })
    .from(templates)
    .where(isLive(page));
  return live;
}

export async function addPublished(tx: Tx, page: Page, content: Content, saved: Saved): Promise<void> {
  await tx.insert(templateVersions).values({ ...page, ...content, status: 'published', ...saved });
}

export async function markPublished(tx: Tx, id: string, saved: Saved) {
  const [version] = await tx
    .update(templateVersions)
    .set({ status: 'published', ...saved })
    .where(eq(templateVersions.id, id))
    .returning();
  if (!version) throw new Error('The draft is gone.');
  return version;
}

export async function deleteVersions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(templateVersions).where(inArray(templateVersions.id, [...ids]));
}

/** What visitors see from now on. Whether the page is a policy stays. @returns tags of what has changed */
export async function putLive(tx: Tx, page: Page, { seoInfo, slots }: Content): Promise<string[]> {
  const before = await findLive(tx, page);
  await tx
    .insert(templates)
    .values({ ...page, seoInfo, slots })
    .onConflictDoUpdate({
      target: [templates.site, templates.alias, templates.device, templates.language],
      set: { seoInfo, slots },
    });
  return tagsOfChange(page, before, { device: page.device, policy: before?.policy ?? null, seoInfo });
}

/** Visitors see no such page any more. @returns tags of what has changed */
export async function removeLive(
  tx: Tx,
  page: Page,
  before: NonNullable<Awaited<ReturnType<typeof findLive>>>,
): Promise<string[]> {
  await tx.delete(templates).where(isLive(page));
  return tagsOfChange(page, before, undefined);
}
