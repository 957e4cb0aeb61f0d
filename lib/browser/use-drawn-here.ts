'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser draws it itself, instead of bringing to life what the server has drawn. */
export function useDrawnHere(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
