import type { Language, SiteRules } from '../../contract/sites.ts';
import type { Policy } from '../../contract/template.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import { listPolicyTemplates } from '../template/repo.ts';

/** Order in the footer; policies not named here come last. */
const order = ['terms', 'delivery', 'payment', 'returns', 'warranty', 'privacy', 'accessibility'];

function rank(policy: string): number {
  const index = order.indexOf(policy);
  return index === -1 ? order.length : index;
}

export async function listPolicies(
  { site, language }: { site: SiteRules; language: Language },
  { db }: Services,
): Promise<Policy[]> {
  const wanted = await listPolicyTemplates(db, site.code, language);
  const rows = wanted.length > 0 ? wanted : await listPolicyTemplates(db, site.code, site.language);
  return rows
    .flatMap(({ policy, alias, seoInfo }) =>
      policy ? [{ policy, slug: alias, title: pickText(seoInfo.title, language) }] : [],
    )
    .sort((a, b) => rank(a.policy) - rank(b.policy) || a.slug.localeCompare(b.slug));
}
