'use client';

import { useEffect } from 'react';

/** For pages that lead to a payment page: Back from there may show them as they were left, busy and with what is over by now. */
export function useFreshReturn(): void {
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, []);
}
