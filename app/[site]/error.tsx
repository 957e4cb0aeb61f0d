'use client';

import type { PageFailure } from '@/components/status/error-page';
import { LazyErrorPage } from '@/components/status/lazy-error-page';

/** For failures of header and footer, which are then left out. */
export default function SiteError(props: PageFailure) {
  return (
    <main>
      <LazyErrorPage {...props} />
    </main>
  );
}
