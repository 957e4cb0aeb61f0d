import type { TokenClaims } from '../../contract/auth.ts';
import { fillFacts } from '../../contract/content-facts.ts';
import { isReserved } from '../../contract/reserved-aliases.ts';
import type { TemplateDraft, TemplateEntry, TemplatePart, TemplateVersion } from '../../contract/template.ts';
import { checkSlots, unprovenIn } from '../../db/content/check-slots.ts';
import type { templateVersions } from '../../db/schema/template-versions.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import { templateAlias } from './aliases.ts';
import { contentFacts } from './content-facts.ts';
import { keepLive, pruneVersions, toContent } from './keep-versions.ts';
import { showTemplate } from './service.ts';
import {
  deleteVersions,
  findDraft,
  findVersion,
  listPages,
  listPublished,
  listVersions,
  lockPage,
  markPublished,
  type Page,
  putLive,
  saveDraft,
} from './versions-repo.ts';

type Row = typeof templateVersions.$inferSelect;
export type TemplateCall = RequestContext & { params: Record<string, string> };
/** Of staff. */
export type EditorCall = TemplateCall & { claims: TokenClaims };

export const savedBy = ({ claims }: EditorCall, { now }: Services) => ({
  savedAt: now(),
  savedBy: claims.sub,
});

export function toVersion(row: Row, savedBy: string | null): TemplateVersion {
  const { id, alias, device, language, status, savedAt } = row;
  return { id, alias, device, language, status, savedAt: savedAt.toISOString(), savedBy };
}

export function nameOf({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function requireAlias({ params }: TemplateCall): string {
  const alias = templateAlias(params.alias ?? params.templateId ?? '');
  if (!alias) throw new ApiError('template-not-found');
  return alias;
}

/** @throws ApiError invalid-input for a language the site does not speak */
export function pageOf(call: TemplateCall, { device, language }: TemplatePart): Page {
  if (!call.site.languages.includes(language))
    throw new ApiError('invalid-input', undefined, [{ property: 'language', message: 'oneOf' }]);
  return { site: call.site.code, alias: requireAlias(call), device, language };
}

/** @throws ApiError alias-reserved for the address of something else, such as the checkout */
function refuseReserved({ alias }: Page): void {
  if (isReserved(alias)) throw new ApiError('alias-reserved');
}

/** @throws ApiError invalid-input naming each slot that could not be drawn, or an id that occurs twice */
function requireSlots(draft: TemplateDraft, { language }: Page): TemplateDraft['slots'] {
  const { slots, problems } = checkSlots(draft.slots, language);
  const ofSearch = unprovenIn(draft.seoInfo, language);
  if (problems.length + ofSearch.length === 0) return slots;
  const named = [
    ...ofSearch.map(({ field }) => ({ property: `seoInfo.${field}`, message: 'invalid' })),
    ...problems.map(({ index, field, type }) => ({ property: `slots[${index}].${field}`, message: type })),
  ];
  throw new ApiError('invalid-input', undefined, named);
}

/** Stores the draft of one page; visitors see nothing of it. */
export async function saveTemplateDraft(call: EditorCall, draft: TemplateDraft, services: Services) {
  const page = pageOf(call, draft);
  refuseReserved(page);
  const content = { seoInfo: draft.seoInfo, slots: requireSlots(draft, page) };
  const row = await services.db.transaction((tx) => saveDraft(tx, page, content, savedBy(call, services)));
  return [toVersion(row, nameOf(call.claims))];
}

/** All pages of the site, those with a draft alone among them. */
export async function listTemplates(
  { site, language }: RequestContext,
  services: Services,
): Promise<TemplateEntry[]> {
  const { live, drafts } = await listPages(services.db, site.code);
  const facts = contentFacts({ site, language }, services);
  const all = [...live, ...drafts];
  return [...new Set(all.map(({ alias }) => alias))].sort().map((alias) => {
    const pages = all.filter((page) => page.alias === alias);
    const own = pages.find((page) => page.language === language) ?? pages[0];
    return {
      alias,
      title: own ? fillFacts(pickText(own.seoInfo.title, language), facts) : '',
      hasDraft: drafts.some((draft) => draft.alias === alias),
    };
  });
}

export async function listTemplateVersions(call: TemplateCall, { db }: Services): Promise<TemplateVersion[]> {
  const rows = await listVersions(db, call.site.code, requireAlias(call));
  return rows.map(({ version, ...who }) => toVersion(version, nameOf(who)));
}

/**
 * Shows the draft to everybody. @throws ApiError template-not-found when there is no draft
 */
export async function publishTemplate(call: EditorCall, part: TemplatePart, services: Services) {
  const page = pageOf(call, part);
  refuseReserved(page);
  const { row, tags } = await services.db.transaction(async (tx) => {
    await lockPage(tx, page);
    const draft = await findDraft(tx, page);
    if (!draft) throw new ApiError('template-not-found');
    await keepLive(tx, page);
    const changed = await putLive(tx, page, toContent(draft));
    const published = await markPublished(tx, draft.id, savedBy(call, services));
    await pruneVersions(tx, page);
    return { row: published, tags: changed };
  });
  services.changes.publish(tags);
  return [toVersion(row, nameOf(call.claims))];
}

/**
 * Takes the last publishing back: the version before it is live again.
 * @throws ApiError state-conflict when there is none
 */
export async function undoTemplate(call: TemplateCall, part: TemplatePart, services: Services) {
  const page = pageOf(call, part);
  const { row, tags } = await services.db.transaction(async (tx) => {
    await lockPage(tx, page);
    const [current, previous] = await listPublished(tx, page);
    if (!current || !previous) throw new ApiError('state-conflict');
    const changed = await putLive(tx, page, toContent(previous));
    await deleteVersions(tx, [current.id]);
    return { row: previous, tags: changed };
  });
  services.changes.publish(tags);
  return (await listTemplateVersions(call, services)).filter(({ id }) => id === row.id);
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
