'use client';

import { lazy, Suspense } from 'react';

/** A failure of Next's; `digest` is what the log of the server calls it. */
export type PageFailure = { error: Error & { digest?: string }; retry: () => void };

const ErrorPage = lazy(() => import('./error-page').then((module) => ({ default: module.ErrorPage })));

/** What `error.tsx` files show. Every page carries them, so their view is fetched when something has failed. */
export function LazyErrorPage(props: PageFailure) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
