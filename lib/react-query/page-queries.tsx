'use client';

import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageState } from './page-state';
import { Queries } from './queries';

/** React Query for an island that starts from what the page was made from. */
export function PageQueries({ children }: { children: ReactNode }) {
  const state = usePageState();
  return (
    <Queries>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </Queries>
  );
}
