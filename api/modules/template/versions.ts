import { isSnippetCode } from '../../contract/snippets.ts';
import type { TemplateDraft, TemplatePart, TemplateVersion } from '../../contract/template.ts';
import type { Tx } from '../../db/client.ts';
import { checkSlots } from '../../db/content/check-slots.ts';
import type { templateVersions } from '../../db/schema/template-versions.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { templateAlias } from './aliases.ts';
import { showTemplate } from './service.ts';
import {
  addPublished,
  deleteVersions,
  findDraft,
  findLive,
  findVersion,
  listPublished,
  listVersions,
  lockPage,
  markPublished,
  type Page,
  putLive,
  saveDraft,
} from './versions-repo.ts';

/** So many published versions of a page are kept to go back to. */
const maxPublished = 10;

type Row = typeof templateVersions.$inferSelect;
type TemplateCall = RequestContext & { params: Record<string, string> };

function toVersion({ id, alias, device, language, status, savedAt }: Row): TemplateVersion {
  return { id, alias, device, language, status, savedAt: savedAt.toISOString() };
}

function requireAlias({ params }: TemplateCall): string {
  const alias = templateAlias(params.alias ?? params.templateId ?? '');
  if (!alias) throw new ApiError('template-not-found');
  return alias;
}

/** @throws ApiError invalid-input for a language the site does not speak */
function pageOf(call: TemplateCall, { device, language }: TemplatePart): Page {
  if (!call.site.languages.includes(language))
    throw new ApiError('invalid-input', undefined, [{ property: 'language', message: 'oneOf' }]);
  return { site: call.site.code, alias: requireAlias(call), device, language };
}

/** @throws ApiError invalid-input naming each slot that could not be drawn, or an id that occurs twice */
function requireSlots(draft: TemplateDraft): TemplateDraft['slots'] {
  const { slots, problems } = checkSlots(draft.slots);
  if (problems.length === 0) return slots;
  const named = problems.map(({ index, field, type }) => ({
    property: `slots[${index}].${field}`,
    message: type,
  }));
  throw new ApiError('invalid-input', undefined, named);
}

/** Stores the draft of one page; visitors see nothing of it. */
export async function saveTemplateDraft(call: TemplateCall, draft: TemplateDraft, services: Services) {
  const page = pageOf(call, draft);
  const content = { seoInfo: draft.seoInfo, slots: requireSlots(draft) };
  const row = await services.db.transaction((tx) => saveDraft(tx, page, content, services.now()));
  return [toVersion(row)];
}

export async function listTemplateVersions(call: TemplateCall, { db }: Services): Promise<TemplateVersion[]> {
  return (await listVersions(db, call.site.code, requireAlias(call))).map(toVersion);
}

/** Before the first publishing here, what is live (from the seed or an import) counts as published long ago. */
async function keepLive(tx: Tx, page: Page): Promise<void> {
  if ((await listPublished(tx, page)).length > 0) return;
  const live = await findLive(tx, page);
  if (live) await addPublished(tx, page, toContent(live), new Date(0));
}

type Live = NonNullable<Awaited<ReturnType<typeof findLive>>>;

function toContent({ seoInfo, slots }: Live) {
  return {
    seoInfo,
    slots: slots.flatMap(({ id, snippetCode, context }) =>
      isSnippetCode(snippetCode) ? [{ id, snippetCode, context }] : [],
    ),
  };
}

function publish({ site, alias }: Page, { changes }: Services): void {
  changes.publish([`template:${site}:${alias}`]);
}

/**
 * Shows the draft to everybody. @throws ApiError template-not-found when there is no draft
 */
export async function publishTemplate(call: TemplateCall, part: TemplatePart, services: Services) {
  const page = pageOf(call, part);
  const row = await services.db.transaction(async (tx) => {
    await lockPage(tx, page);
    const draft = await findDraft(tx, page);
    if (!draft) throw new ApiError('template-not-found');
    await keepLive(tx, page);
    await putLive(tx, page, toContent(draft));
    const published = await markPublished(tx, draft.id, services.now());
    const all = await listPublished(tx, page);
    await deleteVersions(
      tx,
      all.slice(maxPublished).map(({ id }) => id),
    );
    return published;
  });
  publish(page, services);
  return [toVersion(row)];
}

/**
 * Takes the last publishing back: the version before it is live again.
 * @throws ApiError state-conflict when there is none
 */
export async function undoTemplate(call: TemplateCall, part: TemplatePart, services: Services) {
  const page = pageOf(call, part);
  const row = await services.db.transaction(async (tx) => {
    await lockPage(tx, page);
    const [current, previous] = await listPublished(tx, page);
    if (!current || !previous) throw new ApiError('state-conflict');
    await putLive(tx, page, toContent(previous));
    await deleteVersions(tx, [current.id]);
    return previous;
  });
  publish(page, services);
  return [toVersion(row)];
}

/**
 * A draft or an earlier version as visitors would see it.
 * @throws ApiError template-not-found
 */
export async function previewTemplate(call: TemplateCall, services: Services) {
  const pageId = call.params.pageId ?? '';
  const alias = requireAlias(call);
  const version = uuidPattern.test(pageId)
    ? await findVersion(services.db, call.site.code, alias, pageId)
    : undefined;
  if (!version) throw new ApiError('template-not-found');
  return showTemplate(version, { site: call.site, language: version.language }, services);
}
