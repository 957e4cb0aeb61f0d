// The shop in one process: the commerce API, Next.js, and a cache of finished pages before it.
import './api/guard-start.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { StartError } from './api/contract/settings/start-error.ts';
import { clientAddressHeader } from './api/contract/transport.ts';
import { readEnvironment } from './api/environment.ts';
import { createAddressReader } from './api/http/node-listener.ts';
import { openServer } from './api/http/open-server.ts';
import { closeGracefully } from './api/http/shutdown.ts';
import { endStart } from './api/start-failure.ts';
import { parseEnv } from './lib/env/env.ts';
import { createPictureStore } from './lib/pictures/picture-store.ts';
import { awaitApi } from './lib/start/await-api.ts';
import { holdBuild } from './scripts/start/builds.mjs';
import { createBuildFileHandler, isBuildFileRequest } from './server/build-files.ts';
import { createChangeListener } from './server/changes.ts';
import { createFailureSender, loadFailurePages } from './server/failure-pages.ts';
import { hideInternals } from './server/internal-headers.ts';
import { PageCache } from './server/page-cache.ts';
import { createPageHandler } from './server/page-handler.ts';
import { createPageLimit } from './server/page-limits.ts';
import { listFiles } from './server/page-requests.ts';
import { createPictureHandler, isPictureRequest } from './server/picture-handler.ts';
import { openRateLimits } from './server/rate-limits.ts';
import { isApiRequest, refuse } from './server/refuse.ts';
import { createRenderQueue } from './server/render-metrics.ts';
import { setSecurityHeaders } from './server/security-headers.ts';

const maxPictureBytes = 128 * 1024 * 1024;

async function start() {
  process.env.INTERNAL_SECRET = process.env.INTERNAL_SECRET?.trim() || randomUUID();
  const env = parseEnv(process.env);
  const { host } = env;
  const build = holdBuild(import.meta.dirname, process.env.LINDEN_BUILD);
  if (build === null)
    throw new StartError('The shop is not built yet. `npm start` and `npm run build` do it.');
  // Read by next.config.mjs.
  process.env.LINDEN_BUILD = build;
  const environment = readEnvironment();
  const { trustedProxies } = environment;
  const listening = { port: env.port, host: host ?? undefined, trustedProxies };
  const { server, serve, connections } = await openServer(listening);
  // The one the system chose for PORT=0 is the shop's from here on.
  const { port } = server.address();
  process.env.PORT = String(port);
  const addressOf = createAddressReader(trustedProxies);
  const failurePages = await loadFailurePages(join(import.meta.dirname, build, 'server/app'));
  const app = next({
    dev: false,
    dir: import.meta.dirname,
    // Whatever HOST is: requests to 127.0.0.1 are "localhost" to Next, and with another name here it takes its own
    // rewrites for those to a foreign server, calls that, and no page ever ends.
    hostname: 'localhost',
    port,
    // Next answers upgrades on this server, and leaves those of unknown paths open for ever: it gets one without callers.
    httpServer: createServer(),
  });
  const [api] = await Promise.all([
    // Only loaded when it runs: with API_URL the shop needs no database at all.
    env.apiUrl ? awaitApi(env.apiUrl, env.sites) : import('./server/api.ts').then(({ openApi }) => openApi()),
    app.prepare(),
  ]);
  api?.metrics.watchConnections(connections);
  const handle = app.getRequestHandler();
  const cache = new PageCache(Math.max(env.pageCacheBytes, 1));
  const connect = env.sentryDsn ? [new URL(env.sentryDsn).origin] : [];
  const render = (request, response) => handle(request, response);
  const counter = api ?? openRateLimits(environment);
  const { queue, countLimited } = createRenderQueue(api?.metrics.registry);
  const servePage = createPageHandler({
    render,
    cache,
    connect,
    queue,
    limit: createPageLimit(counter.limits, environment.pageLimit, countLimited),
    sendFailure: createFailureSender(failurePages, env.sites[0]),
    files: listFiles(join(import.meta.dirname, 'public')),
    onServed: api?.metrics.countPage,
  });
  const servePicture = createPictureHandler(
    createPictureStore(join(import.meta.dirname, 'public/media'), maxPictureBytes),
  );
  const serveBuildFile = createBuildFileHandler(render, join(import.meta.dirname, build, 'static'));

  serve((request, response) => {
    setSecurityHeaders(request, response);
    hideInternals(request, response);
    if (refuse(request, response)) return;
    if (isBuildFileRequest(request)) return serveBuildFile(request, response);
    if (api && isApiRequest(request)) return api.listener(request, response);
    request.headers[clientAddressHeader] = addressOf(request);
    return isPictureRequest(request) ? servePicture(request, response) : servePage(request, response);
  });
  api?.changes.subscribe(createChangeListener({ host, port, secret: process.env.INTERNAL_SECRET }, cache));
  closeGracefully(server, {
    delayMs: api?.shutdownDelayMs ?? 0,
    announce: () => api?.announceStop(),
    closeRest: async () => {
      await app.close();
      await counter.stop();
    },
  });
  console.info(`The shop is open at http://${host ?? 'localhost'}:${port}/${env.sites[0]}`);
}

start().catch(endStart);
