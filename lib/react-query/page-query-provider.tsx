'use client';

import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageState } from './page-state';
import { QueryProvider } from './query-provider';

/** React Query for an island that starts from what the page was made from. */
export function PageQueryProvider({ children }: { children: ReactNode }) {
  const state = usePageState();
  return (
    <QueryProvider>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryProvider>
  );
}
