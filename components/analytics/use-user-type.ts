import { useEffect, useState } from 'react';
import type { UserType } from '@/lib/analytics/events';
import { useIdentity } from '@/lib/auth/use-identity';
import { isBot } from '@/lib/bots/is-bot';
import type { SiteRules } from '@/lib/sites/models';

/** Who reads the page (§6); null until it is known. `None` has no session yet. */
export function useUserType(site: SiteRules): UserType | null {
  const identity = useIdentity(site);
  const [isProgram, setProgram] = useState<boolean | null>(null);
  useEffect(() => {
    // Without the list of agents only the flag tells, which needs none.
    isBot().then(setProgram, () => setProgram(false));
  }, []);
  if (isProgram === null || identity === undefined) return null;
  if (isProgram) return 'Bot';
  return identity?.type ?? 'None';
}
