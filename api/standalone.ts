/** The API alone: `node api/standalone.ts` listens on PORT (3001) until it is told to stop. */
import './runtime/guard-start.ts';
import { createNodeListener } from './http/node-listener.ts';
import { openServer } from './http/open-server.ts';
import { closeGracefully } from './http/shutdown.ts';
import { readEnvironment } from './runtime/environment.ts';
import { endStart } from './runtime/start-failure.ts';

try {
  const { port, trustedProxies, shutdownDelayMs } = readEnvironment();
  const { server, serve, connections } = await openServer({ port, trustedProxies });
  // Not above: it loads everything, and a wrong setting shall be told at once.
  const { startApi } = await import('./start.ts');
  const api = await startApi();
  api.metrics.watchConnections(connections);
  serve(createNodeListener(api.fetch, trustedProxies));
  closeGracefully(server, {
    delayMs: shutdownDelayMs,
    reportNotReady: api.reportNotReady,
    closeRest: api.stop,
  });
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  console.info(`The API listens on http://localhost:${listening}/api/nl`);
} catch (error) {
  endStart(error);
}
