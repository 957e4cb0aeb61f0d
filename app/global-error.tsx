'use client';

import { lazy, Suspense, useState } from 'react';
import type { PageFailure } from '@/components/status/error-page';
import { useReloadOnce } from '@/lib/browser/use-reload-once';

/** The language and words that the page had, before this replaces it. */
function wordsOfPage() {
  if (typeof document === 'undefined') return { lang: 'en', title: 'Linden', retry: '↻' };
  const { lang, dataset } = document.documentElement;
  return { lang, title: dataset.failure ?? 'Linden', retry: dataset.retry ?? '↻' };
}

/** For a browser that cannot fetch the view either: it is offline, or the shop is. */
function Plain({ retry }: PageFailure) {
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

const View = lazy(() =>
  import('@/components/status/global-error-view').then(
    (module) => ({ default: module.GlobalErrorView }),
    () => ({ default: Plain }),
  ),
);

/** The last resort: the layout itself failed. Every page carries this file, so its view is fetched when needed. */
export default function GlobalError(props: PageFailure) {
  useReloadOnce(props.error);
  return (
    <Suspense fallback={<Plain {...props} />}>
      <View {...props} />
    </Suspense>
  );
}
