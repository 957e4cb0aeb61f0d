'use client';

import { useEffect } from 'react';
import { reloadOnce } from '@/lib/browser/reload-once';
import { notify } from '@/lib/notifications/notify';
import { useSite } from '@/lib/sites/use-site';
import { failureTexts } from '@/messages/failure';

/** Of the build: what extensions of the browser put into a page is theirs. */
const sheets = 'link[rel="stylesheet"][href*="/_next/static/"]';
const hasFailed = (link: HTMLLinkElement) => link.sheet === null;

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
      if (target instanceof Element && target.matches(sheets)) mend();
    };
    // Those of the page itself have arrived by now, or never will.
    if ([...document.querySelectorAll<HTMLLinkElement>(sheets)].some(hasFailed)) mend();
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, [language]);
  return null;
}
