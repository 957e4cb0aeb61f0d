import { useMemo, useSyncExternalStore } from 'react';
import { readAccessToken } from '@/lib/api/tokens';
import type { SiteRules } from '@/lib/sites/models';
import { type Identity, readIdentity } from './identity';
import { onIdentityChange } from './publish-identity';

const unknown = 'unknown';

/** Who is signed in; undefined until the browser has looked, null for a visitor without a token. */
export function useIdentity(site: SiteRules): Identity | null | undefined {
  const token = useSyncExternalStore(
    onIdentityChange,
    () => readAccessToken(site),
    () => unknown,
  );
  return useMemo(() => (token === unknown ? undefined : readIdentity(token)), [token]);
}
