import 'server-only';
import { listPolicies } from '@/api/contract/calls/policies';
import { orElse } from '@/lib/api/or-else';
import { serverApi } from '@/lib/api/server';
import { templatePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

/** What the shop says of what it does with addresses; null where it has no such page or cannot be asked. */
export async function loadPrivacyLink(site: SiteCode): Promise<{ title: string; href: string } | null> {
  const policies = await orElse([], `privacy policy of ${site}`, serverApi(site).send(listPolicies));
  const found = policies.find(({ policy }) => policy === 'privacy');
  return found ? { title: found.title, href: templatePath(site, found.slug) } : null;
}
