'use client';

import { useEffect } from 'react';
import { ErrorView } from '@/components/status/error-view';
import { reportBrowserError } from '@/lib/start/browser-error-reports';

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: Props) {
  useEffect(() => reportBrowserError(error), [error]);
  return (
    <main>
      <ErrorView digest={error.digest} onRetry={retry} />
    </main>
  );
}
