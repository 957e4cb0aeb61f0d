'use client';

import { useEffect } from 'react';
import { reportBrowserError } from '@/lib/start/browser-error-reports';
import { ErrorView } from './error-view';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** What `error.tsx` files show: the view, and a report where reports are on. */
export function ErrorPage({ error, retry }: Props) {
  useEffect(() => reportBrowserError(error), [error]);
  return <ErrorView digest={error.digest} onRetry={retry} />;
}
