'use client';

import { lazy, Suspense } from 'react';
import type { PageFailure } from '@/components/status/error-page';

/** For a browser that cannot fetch the view either: it is offline, or the shop is. */
function Plain({ retry }: PageFailure) {
  return (
    <html lang="en">
      <body>
        <button type="button" onClick={retry}>
          Linden ↻
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
  return (
    <Suspense fallback={<Plain {...props} />}>
      <View {...props} />
    </Suspense>
  );
}
