'use client';

import { useEffect } from 'react';
import { reportBrowserError } from '@/lib/start/browser-error-reports';
import { ErrorView } from './error-view';

/** A failure of Next's; `digest` is what the log of the server calls it. */
export type PageFailure = { error: Error & { digest?: string }; retry: () => void };

/** The view, and a report where reports are on. */
export function ErrorPage({ error, retry }: PageFailure) {
  useEffect(() => reportBrowserError(error), [error]);
  return <ErrorView digest={error.digest} onRetry={retry} />;
}
