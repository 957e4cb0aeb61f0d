/**
 * Does `work` every `everyMs`, never twice at a time; what it throws goes to `onFailure`. Keeps no process alive.
 * @returns what ends it, and waits for what is being done
 */
export function startInterval(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
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
  return async () => {
    clearInterval(timer);
    await running;
  };
}
