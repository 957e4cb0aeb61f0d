import { useRef } from 'react';

/** What was sent, and the key it was sent under. */
export type SentAttempt = { payload: string; key: string };
/** Where an attempt outlives its page. */
export type AttemptPlace = { read: () => SentAttempt | null; keep: (attempt: SentAttempt) => void };

const nowhere: AttemptPlace = { read: () => null, keep: () => {} };

/**
 * The Idempotency-Key of what is sent: it stays the same until something else is, so that pressing again for want of an answer
 * does nothing twice.
 */
export function useAttemptKey(place: AttemptPlace = nowhere): (payload: unknown) => string {
  const last = useRef<SentAttempt>(null);
  return (payload) => {
    const written = JSON.stringify(payload);
    const before = last.current ?? place.read();
    const attempt = before?.payload === written ? before : { payload: written, key: crypto.randomUUID() };
    last.current = attempt;
    place.keep(attempt);
    return attempt.key;
  };
}
