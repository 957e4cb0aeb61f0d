'use client';

import { useEffect } from 'react';
import { rulesOf } from '@/lib/sites/rules-of';
import { reportBrowserError } from '@/lib/start/browser-error-reports';
import { failureTexts } from '@/messages/failure';
import type { PageFailure } from './error-page';

/** The last resort: the layout itself failed, so nothing of it can be used, not even its styles. */
export function GlobalErrorView({ error, retry }: PageFailure) {
  const code = typeof window === 'undefined' ? '' : (window.location.pathname.split('/')[1] ?? '');
  const rules = rulesOf(code);
  const texts = failureTexts[rules.language];
  useEffect(() => reportBrowserError(error), [error]);
  return (
    <html lang={rules.locale}>
      <body style={{ margin: 0, background: '#FBF9F6', color: '#1E1B18', font: '1rem/1.6 system-ui' }}>
        <main style={{ maxWidth: '34rem', margin: '0 auto', padding: '15vh 1.5rem' }}>
          <title>{texts.title}</title>
          <h1 style={{ font: '2.25rem/1.2 Georgia, serif' }}>{texts.title}</h1>
          <p>{texts.text}</p>
          <p>
            <button type="button" onClick={retry} style={{ font: 'inherit', padding: '0.75rem 1.5rem' }}>
              {texts.retry}
            </button>{' '}
            <a href={`/${rules.code}`} style={{ color: '#2F5D46' }}>
              {texts.home}
            </a>
          </p>
          {error.digest && (
            <p>
              {texts.reference}: {error.digest}
            </p>
          )}
        </main>
      </body>
    </html>
  );
}
