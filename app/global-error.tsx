'use client';

import { lazy, Suspense } from 'react';
import type { PageFailure } from '@/components/status/error-page';
import PlainFailure from '@/components/status/plain-failure';
import { useReloadOnce } from '@/lib/browser/use-reload-once';

const View = lazy(() =>
  import('@/components/status/global-error-view').then(
    (module) => ({ default: module.GlobalErrorView }),
    () => ({ default: PlainFailure }),
  ),
);

/** The last resort: the layout itself failed. Every page carries this file, so its view is fetched when needed. */
export default function GlobalError(props: PageFailure) {
  useReloadOnce(props.error);
  return (
    <Suspense fallback={<PlainFailure {...props} />}>
      <View {...props} />
    </Suspense>
  );
}
