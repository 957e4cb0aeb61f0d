import type { Server } from 'node:http';

const limitMs = 10_000;

/**
 * On SIGTERM and SIGINT: no new connections, running requests finish, then the rest closes. A second signal, or
 * ten seconds, ends it at once.
 */
export function closeGracefully(server: Server, closeRest: () => Promise<unknown>): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => server.closeAllConnections(), limitMs).unref();
    setTimeout(() => process.exit(1), limitMs + 5000).unref();
    server.close(() => {
      closeRest().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
