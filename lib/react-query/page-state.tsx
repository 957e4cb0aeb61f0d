'use client';

import type { DehydratedState } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';

const PageStateContext = createContext<DehydratedState | null>(null);

/** Hands what a page was made from to the islands in it. React Query itself is loaded with the first of them. */
export function PageState({ state, children }: { state: DehydratedState; children: ReactNode }) {
  return <PageStateContext value={state}>{children}</PageStateContext>;
}

/** Null where a page hands nothing on. */
export function usePageState(): DehydratedState | null {
  return useContext(PageStateContext);
}
