export type Repeated = {
  /** Does it now, unless it is being done. */
  run(): void;
  /** Ends it and waits for what is being done. */
  stop(): Promise<void>;
};

/** Does `work` every `everyMs`, never twice at a time; what it throws goes to `onFailure`. Keeps no process alive. */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Repeated {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
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
