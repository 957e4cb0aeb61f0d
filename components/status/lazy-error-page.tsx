'use client';

import { lazy, Suspense } from 'react';
import { useReloadOnce } from '@/lib/browser/use-reload-once';
import type { PageFailure } from './error-page';

const ErrorPage = lazy(() => import('./error-page').then((module) => ({ default: module.ErrorPage })));

/** What `error.tsx` files show. Every page carries them, so their view is fetched when something has failed. */
export function LazyErrorPage(props: PageFailure) {
  useReloadOnce(props.error);
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
