'use client';

import { useEffect } from 'react';
import { soon } from '@/lib/api/soon';
import { reloadOnce } from '@/lib/browser/reload-once';
import { notify } from '@/lib/notifications/notify';
import { useSite } from '@/lib/sites/use-site';
import { withReports } from '@/lib/start/browser-error-reports';
import { failureTexts } from '@/messages/failure';

/** Of the build: what extensions of the browser put into a page is theirs. */
const sheets = 'link[rel="stylesheet"][href*="/_next/static/"]';
const hasFailed = (link: HTMLLinkElement) => link.sheet === null;
/** A page that is loaded anew takes along what has not been sent. */
const reportLimitMs = 1000;

function report({ href }: HTMLLinkElement): Promise<void> {
  const code = 'CSS_CHUNK_LOAD_FAILED';
  const error = new Error(`Failed to load ${new URL(href).pathname}`);
  return withReports(({ reportError }) => reportError(Object.assign(error, { name: code, code })));
}

/** Style sheets that do not arrive (§8) are reported and the page is loaded anew once; then the shopper is told. */
export default function StyleWatch() {
  const { language } = useSite();
  useEffect(() => {
    const mend = async (lost: readonly HTMLLinkElement[]) => {
      await soon(Promise.all(lost.map(report)), reportLimitMs);
      if (reloadOnce()) return;
      const { text, retry } = failureTexts[language];
      notify('error', text, {
        length: 'long',
        action: { title: retry, onClick: () => window.location.reload() },
      });
    };
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.matches(sheets)) mend([target]);
    };
    // Those of the page itself have arrived by now, or never will.
    const lost = [...document.querySelectorAll<HTMLLinkElement>(sheets)].filter(hasFailed);
    if (lost.length > 0) mend(lost);
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, [language]);
  return null;
}
