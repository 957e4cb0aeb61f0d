import type { Policy } from '../../contract/policies.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import { listPolicyTemplates } from '../template/repo.ts';

/** Order in the footer unless remote config gives another; policies not named come last. */
const usualOrder = ['terms', 'delivery', 'payment', 'returns', 'warranty', 'privacy', 'accessibility'];

function rankIn(order: readonly string[], policy: string): number {
  const index = order.indexOf(policy);
  return index === -1 ? order.length : index;
}

export async function listPolicies(
  { site, language }: RequestContext,
  { db, config }: Services,
): Promise<Policy[]> {
  const rows = await listPolicyTemplates(db, site.code, language);
  const { policiesList } = config(site.code);
  const rank = (policy: string) => rankIn(policiesList.length > 0 ? policiesList : usualOrder, policy);
  return rows
    .flatMap(({ policy, alias, seoInfo }) =>
      policy ? [{ policy, slug: alias, title: pickText(seoInfo.title, language) }] : [],
    )
    .sort((a, b) => rank(a.policy) - rank(b.policy) || a.slug.localeCompare(b.slug));
}
