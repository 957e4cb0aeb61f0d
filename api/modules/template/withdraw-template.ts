import { siteRules } from '../../../sites/rules.ts';
import { siteStorefront } from '../../../sites/storefront.ts';
import { homeAlias } from '../../contract/page-paths.ts';
import { templatePartSchema } from '../../contract/template.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { keepLive, toContent } from './keep-versions.ts';
import { type EditorCall, nameOf, pageOf, savedBy, toVersion } from './versions.ts';
import { findDraft, findLive, lockPage, type Page, removeLive, saveDraft } from './versions-repo.ts';

/** Pages that menu, footer and checkout lead to. */
function isLinked({ site, alias }: Page): boolean {
  const { termsAlias, withdrawalAlias } = siteRules[site];
  const { footer, campaigns } = siteStorefront[site];
  const linked = [...footer.about, ...footer.service, ...campaigns].map((link) => link.alias);
  return [homeAlias, termsAlias, withdrawalAlias, ...linked].includes(alias);
}

/**
 * Takes a page away from visitors. A draft of it stays as it is; without one the page becomes it.
 * @throws ApiError template-not-found for what is not live, page-linked for what the shop leads to
 */
export async function withdrawTemplate(call: EditorCall & { query: URLSearchParams }, services: Services) {
  const page = pageOf(call, templatePartSchema.validateSync(Object.fromEntries(call.query)));
  const { row, tags } = await services.db.transaction(async (tx) => {
    await lockPage(tx, page);
    const live = await findLive(tx, page);
    if (!live) throw new ApiError('template-not-found');
    if (live.policy !== null || isLinked(page)) throw new ApiError('page-linked');
    await keepLive(tx, page);
    const draft =
      (await findDraft(tx, page)) ?? (await saveDraft(tx, page, toContent(live), savedBy(call, services)));
    return { row: draft, tags: await removeLive(tx, page, live) };
  });
  services.changes.publish(tags);
  return [toVersion(row, nameOf(call.claims))];
}
