import { sql } from 'drizzle-orm';
import { contentPath, markedSlug } from '../../contract/page-paths.ts';
import type { Route } from '../../contract/route.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import { isHiddenPage, templateAlias } from '../template/aliases.ts';
import { parsePath } from './parse-path.ts';
import { findAlias } from './repo.ts';

const templateStatement = preparedStatement<'site' | 'language' | 'alias'>(
  'route-of-template',
  (value) => sql`
    SELECT DISTINCT alias FROM templates
    WHERE site = ${value('site')} AND language = ${value('language')}
      AND (alias = ${value('alias')} OR policy = ${value('alias')})`,
);

/** A policy is also found by its key (`terms`), so that old addresses keep working. Pages are those of the language. */
async function findTemplateAlias(
  { db, config }: Services,
  { site, language }: RequestContext,
  text: string,
): Promise<string | null> {
  const alias = templateAlias(text);
  if (!alias || isHiddenPage(alias, config(site.code))) return null;
  const asked = { site: site.code, language, alias };
  const rows = rowsOf<{ alias: string }>(await db.execute(templateStatement(asked)));
  return rows.find((row) => row.alias === alias)?.alias ?? rows[0]?.alias ?? null;
}

/**
 * What a path of the site is, with its one right address; the alias in the path need not be the right one.
 * @throws ApiError `route-not-found`
 */
export async function resolveRoute(services: Services, context: RequestContext, url: string): Promise<Route> {
  const { site, language } = context;
  const form = parsePath(url);
  if (!form) throw new ApiError('route-not-found');
  if (form.type === 'template') {
    const alias = await findTemplateAlias(services, context, form.alias);
    if (!alias) throw new ApiError('route-not-found');
    return { type: 'template', vsin: null, alias, url: contentPath(alias) };
  }
  const aliases = await findAlias(services.db, site.code, form.type, form.vsin);
  if (!aliases) throw new ApiError('route-not-found');
  const alias = pickText(aliases, language);
  return { ...form, alias, url: `/${markedSlug({ ...form, alias })}` };
}
