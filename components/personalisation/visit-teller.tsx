'use client';

import { useEffect, useRef } from 'react';
import { tellVisits } from '@/lib/personalisation/tell-visits';
import { useSite } from '@/lib/sites/use-site';

/** Tells personalisation what the visitor does in this document, for whoever allows that. Draws nothing. */
export default function VisitTeller() {
  const site = useSite();
  const current = useRef(site);
  useEffect(() => {
    current.current = site;
  }, [site]);
  useEffect(() => tellVisits(() => current.current), []);
  return null;
}
