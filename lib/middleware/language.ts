import { languageParameter, shopParameter } from '@/lib/routes/language-parameter';
import { pathInLanguage } from '@/lib/routes/path-in-language';
import { homePath, sitePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { getSite, isServed } from '@/lib/sites/sites';
import { editionsOf } from '@/sites/editions';
import { isElsewhere } from './own-pages';
import type { Shop, Step, Visit } from './types';

/** Home, where the page has not been written in that language, or is none of that shop's. */
async function pathIn(edition: SiteCode, { path }: Visit, shop: Shop): Promise<string> {
  if (isElsewhere(path, getSite(edition))) return homePath(edition);
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
  // Amounts of another currency.
  if (kept.has(shopParameter)) kept.delete('price');
  kept.delete(shopParameter);
  const next = kept.get('next');
  const home = homePath(site.code);
  if (next?.startsWith(`${home}/`)) kept.set('next', homePath(edition) + next.slice(home.length));
  return kept;
}

/** The site's own edition in that language, or any served one that is asked for by its code. */
function chosenEdition({ site, query }: Visit): SiteCode | null {
  const shop = query.get(shopParameter);
  if (shop !== null) return isServed(shop) && shop !== site.code ? shop : null;
  const language = query.get(languageParameter);
  const all = language === null ? [] : editionsOf(site.siteCode);
  return (all.length > 1 && all.find((edition) => edition.language === language)?.code) || null;
}

/**
 * The choice of a language or of a country's shop. It is in the address from then on, so nothing has to remember it. To a site of one language the
 * parameter means nothing.
 */
export const languageStep: Step = async (visit, shop) => {
  const edition = chosenEdition(visit);
  if (!edition) return null;
  const query = queryIn(edition, visit).toString();
  const path = await pathIn(edition, visit, shop);
  return { kind: 'redirect', to: path + (query && `?${query}`), status: 307 };
};
