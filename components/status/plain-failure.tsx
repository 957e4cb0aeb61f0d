'use client';

import { useState } from 'react';
import type { PageFailure } from './error-page';

/** The language and words that the page had, before this replaces it. */
function wordsOfPage() {
  if (typeof document === 'undefined') return { lang: 'en', title: 'Linden', retry: '↻' };
  const { lang, dataset } = document.documentElement;
  return { lang, title: dataset.failure ?? 'Linden', retry: dataset.retry ?? '↻' };
}

/** For a browser that cannot fetch a view either: it is offline, or the shop is. In browsers Next has it for its own. */
export default function PlainFailure({ retry }: Pick<PageFailure, 'retry'>) {
  const [{ lang, ...words }] = useState(wordsOfPage);
  return (
    <html lang={lang} data-failure={words.title} data-retry={words.retry}>
      <body>
        <h1>{words.title}</h1>
        <button type="button" onClick={retry}>
          {words.retry}
        </button>
      </body>
    </html>
  );
}
