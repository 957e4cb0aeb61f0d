/** The API alone: `node api/standalone.ts` listens on PORT (3001) until it is told to stop. */
import { serve } from '@hono/node-server';
import { readEnvironment } from './environment.ts';
import { startApi } from './start.ts';

const closeLimitMs = 10_000;

try {
  const { port } = readEnvironment();
  const api = await startApi();
  const server = serve({ fetch: api.fetch, port }, (address) =>
    console.info(`The API listens on http://localhost:${address.port}/api/nl`),
  );
  const stop = () => {
    // Calls in progress are answered first; a client that never ends does not keep the process.
    server.close(() => void api.stop().then(() => process.exit(0)));
    setTimeout(() => process.exit(1), closeLimitMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
