import { useEffect, useState } from 'react';
import { type Consent, onConsent, readConsent } from './store';

/** What the visitor allows, as it changes. For parts that are drawn in the browser alone. */
export function useConsent(): Consent {
  const [consent, setConsent] = useState(readConsent);
  useEffect(() => onConsent(setConsent), []);
  return consent;
}
