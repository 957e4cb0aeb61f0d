'use client';

import { useEffect } from 'react';
import { reportBrowserError } from '@/lib/start/browser-error-reports';
import { ErrorView } from './error-view';
import type { PageFailure } from './lazy-error-page';

/** The view, and a report where reports are on. */
export function ErrorPage({ error, retry }: PageFailure) {
  useEffect(() => reportBrowserError(error), [error]);
  return <ErrorView digest={error.digest} onRetry={retry} />;
}
