'use client';

import { useEffect } from 'react';
import { useSite } from '@/lib/sites/use-site';
import { loadCompared, useCompareStore } from './store';

/** What the visitor compares; null until the browser has been asked. */
export function useCompared(): readonly string[] | null {
  const site = useSite();
  const vsins = useCompareStore((state) => state.vsins);
  useEffect(() => {
    if (vsins === null) loadCompared(site);
  }, [site, vsins]);
  return vsins;
}
