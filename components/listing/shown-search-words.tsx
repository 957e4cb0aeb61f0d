'use client';

import { useEffect } from 'react';
import { searchFieldId } from '@/lib/browser/search-field';

/** Puts the words of the results into the search field of the header, which is the same for every page. */
export function ShownSearchWords({ term }: { term: string }) {
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
