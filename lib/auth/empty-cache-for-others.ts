import { emptySharedCache } from '@/lib/react-query/shared-cache';
import type { SiteRules } from '@/lib/sites/models';
import { currentIdentity } from './identity';
import { onIdentityChange } from './publish-identity';

/**
 * Forgets what was fetched as soon as it is another's, also when that one signs in or out in another tab. Nothing is
 * forgotten for a first session or a renewed token: what was fetched is theirs. Returns the function that ends it.
 */
export function emptyCacheForOthers(site: SiteRules): () => void {
  let owner = currentIdentity(site)?.sub;
  return onIdentityChange(() => {
    const visitor = currentIdentity(site)?.sub;
    if (owner !== undefined && visitor !== owner) emptySharedCache();
    owner = visitor;
  });
}
