import { type TemplateDraft, templateContentQuerySchema } from '../../contract/template.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { toContent } from './keep-versions.ts';
import { pageOf, type TemplateCall } from './versions.ts';
import { findDraft, findLive, findVersion } from './versions-repo.ts';

type Asked = TemplateCall & { query: URLSearchParams };

/**
 * A page as it is stored: what PUT takes. The calls of visitors answer something else, products instead of a query for them.
 * @throws ApiError template-not-found
 */
export async function readTemplateContent(call: Asked, { db }: Services): Promise<TemplateDraft> {
  const { version, ...part } = templateContentQuerySchema.validateSync(Object.fromEntries(call.query));
  const page = pageOf(call, part);
  const asked = version && (await findVersion(db, page.site, page.alias, version));
  const found = version ? asked : ((await findDraft(db, page)) ?? (await findLive(db, page)));
  if (!found) throw new ApiError('template-not-found');
  return { ...part, ...toContent(found) };
}
