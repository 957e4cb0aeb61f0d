import { AsyncLocalStorage } from 'node:async_hooks';

export type Interval = {
  /** Does it now, unless it is being done. */
  run(): void;
  /** Ends it and waits for what is being done. */
  stop(): Promise<void>;
};

/**
 * Does `work` every `everyMs`, never twice at a time; what it throws goes to `onFailure`. Keeps no process alive.
 * Whoever asks for a run may stand inside a transaction; the work does not, so it keeps the context of the start.
 */
export function startInterval(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Interval {
  let running: Promise<void> | null = null;
  const ofTheStart = AsyncLocalStorage.snapshot();
  const run = () => {
    running ??= ofTheStart(work)
      .then(() => undefined, onFailure)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
