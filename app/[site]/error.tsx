'use client';

import { ErrorPage } from '@/components/status/error-page';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** For failures of header and footer, which are then left out. */
export default function SiteError(props: Props) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  );
}
