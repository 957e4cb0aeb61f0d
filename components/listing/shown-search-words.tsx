'use client';

import { useEffect } from 'react';
import { searchFieldId } from '@/lib/browser/search-field';
import { withRetry } from '@/lib/browser/with-retry';
import { hasConsent } from '@/lib/consent/store';
import { useSite } from '@/lib/sites/use-site';

/**
 * Puts the words of the results into the search field of the header, which is the same for every page, and keeps them for
 * the next search of whoever allows that.
 */
export function ShownSearchWords({ term }: { term: string }) {
  const site = useSite();
  useEffect(() => {
    if (!hasConsent('personalisation')) return;
    withRetry(() => import('@/lib/personalisation/recent-searches')).then(
      ({ saveSearch }) => saveSearch(site, term),
      () => undefined,
    );
  }, [site, term]);
  useEffect(() => {
    const field = document.getElementById(searchFieldId);
    if (!(field instanceof HTMLInputElement) || field === document.activeElement) return;
    field.value = term;
    return () => {
      if (field.value === term) field.value = '';
    };
  }, [term]);
  return null;
}
