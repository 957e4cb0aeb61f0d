import { searchForVisitor, suggestToVisitor } from '@/api/contract/calls/personalisation';
import type { Suggestion } from '@/api/contract/listing';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import { findVisitor } from './visitor';

export type PersonalSuggestion = Suggestion & { recentTerms: string[] };

/** Null for whoever does not allow it, and while personalisation is away: the shop's own suggestions do then. */
export async function suggestPersonally(site: SiteRules, term: string): Promise<PersonalSuggestion | null> {
  try {
    if (!(await findVisitor(site))) return null;
    return await withSession(site, (api) => api.send(suggestToVisitor, { items: [{ params: { term } }] }));
  } catch {
    return null;
  }
}

/**
 * The products of a first page of results in the order of this visitor; null where the shop's own order stays.
 * @param query filters and size as in the address
 */
export async function searchPersonally(
  site: SiteRules,
  term: string,
  query: string,
): Promise<readonly string[] | null> {
  try {
    if (!(await findVisitor(site))) return null;
    const { products } = await withSession(site, (api) =>
      api.send(searchForVisitor, { items: [{ params: { term, query } }] }),
    );
    return products.map(({ vsin }) => vsin);
  } catch {
    return null;
  }
}
