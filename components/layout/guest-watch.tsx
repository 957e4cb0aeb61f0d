'use client';

import { useEffect } from 'react';
import { readAccessToken } from '@/lib/api/tokens';
import { useSite } from '@/lib/sites/use-site';

/** Shows nothing: it lets a guest stay the same one. */
export default function GuestWatch() {
  const site = useSite();
  useEffect(() => {
    if (readAccessToken(site) === null) return;
    // What fails now is done on the next page, for weeks.
    import('@/lib/auth/renew-guest').then(({ renewOldGuest }) => renewOldGuest(site)).catch(() => undefined);
  }, [site]);
  return null;
}
