'use client';

import { useEffect } from 'react';
import { isChunkFailure, reloadOnce } from './reload-once';

/** Loads the page anew, once, for a part of the build that did not arrive. Whoever is shown may press on meanwhile. */
export function useReloadOnce(error: Error): void {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce();
  }, [error]);
}
