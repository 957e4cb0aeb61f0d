import type { Logger } from 'pino';

const limitMs = 2_000;
const pauseMs = 30_000;

type Needs = { log: Logger; now: () => Date; complaint: string };

/**
 * Asks a service that the shop can do without: two seconds at most, and after a failure nobody waits for it for half a minute.
 * @param needs `complaint` is what the log says of a failure; what was asked is not in it
 * @returns null where there was no answer
 */
export function createAskWithPauses({ log, now, complaint }: Needs) {
  let pausedUntilMs = 0;
  return async <Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> => {
    if (now().getTime() < pausedUntilMs) return null;
    try {
      return await ask(AbortSignal.timeout(limitMs));
    } catch (error) {
      pausedUntilMs = now().getTime() + pauseMs;
      log.warn({ err: error }, complaint);
      return null;
    }
  };
}
