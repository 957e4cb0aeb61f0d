'use client';

import { useEffect } from 'react';
import { useIdentity } from '@/lib/auth/use-identity';
import { onConsent } from '@/lib/consent/store';
import { tellConsent } from '@/lib/personalisation/tell-consent';
import { useSite } from '@/lib/sites/use-site';

/** Tells the API with each choice, and with each visitor it did not know yet. Draws nothing. */
export default function ConsentTeller() {
  const site = useSite();
  const visitor = useIdentity(site)?.sub;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visitor is to be told of anew
  useEffect(() => {
    // The choice holds in this browser; what the API did not hear now it hears on the next page.
    const tell = () => void tellConsent(site).catch(() => undefined);
    tell();
    return onConsent(tell);
  }, [site, visitor]);
  return null;
}
