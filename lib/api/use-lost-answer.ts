import { useRef } from 'react';
import { isRefused } from './failure';

/** Tells work that is done again whether it may have been done already, as the answer got lost. */
export function useLostAnswer(): (work: (isLost: boolean) => Promise<void>) => Promise<void> {
  const isLost = useRef(false);
  return async (work) => {
    try {
      await work(isLost.current);
      isLost.current = false;
    } catch (error) {
      isLost.current ||= !isRefused(error);
      throw error;
    }
  };
}
