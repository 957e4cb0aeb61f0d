'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { queryClient } from './query-client';

/**
 * React Query for what is inside. Around islands instead of the whole page, so that a page pays for it when the
 * first of them is loaded.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** An island that is loaded by itself, with React Query. */
export function withQueryProvider<Props extends object>(Island: ComponentType<Props>) {
  return (props: Props) => (
    <QueryProvider>
      <Island {...props} />
    </QueryProvider>
  );
}
