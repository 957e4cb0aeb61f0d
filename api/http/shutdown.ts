import type { Server } from 'node:http';

/** Calls in progress are cut off after this time, and after two seconds more the process ends in any case. */
const limitMs = 8000;
const restLimitMs = 2000;
const sweepEveryMs = 50;
/** One Ctrl+C arrives up to three times: from the terminal, from npm and from what it has started. */
const echoMs = 1000;

type Closing = {
  /** Time in which calls are still taken after `reportNotReady`, for a load balancer to notice. */
  delayMs: number;
  /** From now on `/api/ready` says 503. */
  reportNotReady(): void;
  /** Ends everything else: timers, connections, the database. */
  closeRest(): Promise<unknown>;
};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function close(server: Server, { delayMs, reportNotReady, closeRest }: Closing): Promise<void> {
  reportNotReady();
  if (delayMs > 0) await pause(delayMs);
  setTimeout(() => server.closeAllConnections(), limitMs - delayMs).unref();
  setTimeout(() => process.exit(1), limitMs - delayMs + restLimitMs).unref();
  // A browser keeps its connections after each answer; they are closed as soon as they are idle.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  await closeRest();
}

/**
 * On SIGTERM and SIGINT: calls in progress are answered, then everything closes and the process ends with 0, within ten
 * seconds. A second signal ends it at once, unless it comes with the first.
 */
export function closeGracefully(server: Server, closing: Closing): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null) {
      if (performance.now() - since > echoMs) process.exit(1);
      return;
    }
    since = performance.now();
    close(server, closing).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
