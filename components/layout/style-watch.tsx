'use client';

import { useEffect } from 'react';
import { failureTexts } from '@/languages/failure';
import { reloadOnce } from '@/lib/browser/reload-once';
import { notify } from '@/lib/notifications/notify';
import { useSite } from '@/lib/sites/use-site';

const isSheet = (element: unknown) => element instanceof HTMLLinkElement && element.rel === 'stylesheet';

/** Style sheets that do not arrive (§8: CSS_CHUNK_LOAD_FAILED): the page is loaded anew once, then the shopper is told. */
export default function StyleWatch() {
  const { language } = useSite();
  useEffect(() => {
    const mend = () => {
      if (reloadOnce()) return;
      const { text, retry } = failureTexts[language];
      notify('error', text, {
        length: 'long',
        action: { title: retry, onClick: () => window.location.reload() },
      });
    };
    const onError = ({ target }: Event) => {
      if (isSheet(target)) mend();
    };
    // Those of the page itself have arrived by now, or never will.
    if ([...document.styleSheets].length < document.querySelectorAll('link[rel="stylesheet"]').length) mend();
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, [language]);
  return null;
}
