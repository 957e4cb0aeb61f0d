import { useRef } from 'react';

/**
 * The Idempotency-Key of what is sent: it stays the same until something else is, so that pressing again for want of an answer
 * does nothing twice.
 */
export function useAttemptKey(): (payload: unknown) => string {
  const last = useRef({ payload: '', key: '' });
  return (payload) => {
    const written = JSON.stringify(payload);
    if (last.current.payload !== written) last.current = { payload: written, key: crypto.randomUUID() };
    return last.current.key;
  };
}
