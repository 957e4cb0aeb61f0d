import { languageParameter } from '@/lib/routes/language-parameter';
import { pathInLanguage } from '@/lib/routes/path-in-language';
import { homePath, sitePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { editionsOf } from '@/sites/editions';
import type { Shop, Step, Visit } from './types';

/** Home, where the page has not been written in that language. */
async function pathIn(edition: SiteCode, { path }: Visit, shop: Shop): Promise<string> {
  try {
    return (await pathInLanguage(edition, path, (asked) => shop.route(edition, asked))) ?? homePath(edition);
  } catch {
    // Under its old name it is found too, once the API can tell.
    return sitePath(edition, path);
  }
}

/** What the visitor has chosen on the page stays chosen; where signing in leads is in the other language too. */
function queryIn(edition: SiteCode, { site, query, leftQuery }: Visit): URLSearchParams {
  const kept = new URLSearchParams([...leftQuery, ...query]);
  kept.delete(languageParameter);
  const next = kept.get('next');
  const home = homePath(site.code);
  if (next?.startsWith(`${home}/`)) kept.set('next', homePath(edition) + next.slice(home.length));
  return kept;
}

/**
 * The choice of a language. It is in the address from then on, so nothing has to remember it. To a site of one language the
 * parameter means nothing.
 */
export const languageStep: Step = async (visit, shop) => {
  const wanted = visit.query.get(languageParameter);
  const all = wanted === null ? [] : editionsOf(visit.site.siteCode);
  const edition = all.length > 1 && all.find(({ language }) => language === wanted);
  if (!edition) return null;
  const query = queryIn(edition.code, visit).toString();
  const path = await pathIn(edition.code, visit, shop);
  return { kind: 'redirect', to: path + (query && `?${query}`), status: 307 };
};
