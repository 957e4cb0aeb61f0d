// The shop in one process: the commerce API, Next.js, and a cache of finished pages before it.
import './api/runtime/guard-start.ts';
import { randomUUID } from 'node:crypto';
import { StartError } from './api/contract/settings/start-error.ts';
import { clientIpHeader } from './api/contract/transport.ts';
import { createClientIpReader } from './api/http/node-listener.ts';
import { openServer } from './api/http/open-server.ts';
import { closeGracefully } from './api/http/shutdown.ts';
import { readEnvironment } from './api/runtime/environment.ts';
import { endStart } from './api/runtime/start-failure.ts';
import { parseEnv } from './lib/env/env.ts';
import { awaitApi } from './lib/start/await-api.ts';
import { holdBuild } from './scripts/start/builds.mjs';
import { createChangeListener } from './server/changes.ts';
import { collectStart } from './server/collect-start.ts';
import { createNext } from './server/create-next.ts';
import { foreignOriginsOf } from './server/foreign-origins.ts';
import { hideInternals } from './server/internal-headers.ts';
import { openPages } from './server/open-pages.ts';
import { openRateLimits } from './server/rate-limits.ts';
import { isApiRequest, refuse } from './server/refuse.ts';
import { setSecurityHeaders } from './server/security-headers.ts';
import { watchConfig } from './server/watch-config.ts';

/** @throws StartError when there is none */
function takeBuild() {
  const build = holdBuild(import.meta.dirname, process.env.LINDEN_BUILD);
  if (build === null)
    throw new StartError('The shop is not built yet. `npm start` and `npm run build` do it.');
  // Read by next.config.mjs.
  process.env.LINDEN_BUILD = build;
  return build;
}

async function start() {
  process.env.INTERNAL_SECRET = process.env.INTERNAL_SECRET?.trim() || randomUUID();
  const env = parseEnv(process.env);
  const { host } = env;
  const build = takeBuild();
  const environment = readEnvironment();
  const { trustedProxies } = environment;
  const listening = { port: env.port, host: host ?? undefined, trustedProxies };
  const { server, serve, connections } = await openServer(listening);
  // The one the system chose for PORT=0 is the shop's from here on.
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.port;
  process.env.PORT = String(port);
  const addressOf = createClientIpReader(trustedProxies);
  const app = createNext(import.meta.dirname, port);
  const [api] = await Promise.all([
    // Only loaded when it runs: with API_URL the shop needs no database at all.
    env.apiUrl ? awaitApi(env.apiUrl, env.sites) : import('./server/api.ts').then(({ openApi }) => openApi()),
    app.prepare(),
  ]);
  api?.metrics.watchConnections(connections);
  const handle = app.getRequestHandler();
  const counter = api ?? openRateLimits(environment);
  const pages = await openPages({
    render: (request, response) => handle(request, response),
    root: import.meta.dirname,
    build,
    standardSite: env.sites[0],
    cacheBytes: env.pageCacheBytes,
    foreign: foreignOriginsOf(env),
    limits: counter.limits,
    pagesPerMinute: environment.pageLimit,
    metrics: api?.metrics ?? null,
  });
  collectStart();
  serve((request, response) => {
    setSecurityHeaders(request, response);
    hideInternals(request, response);
    if (refuse(request, response)) return;
    if (api && isApiRequest(request)) return api.listener(request, response);
    request.headers[clientIpHeader] = addressOf(request);
    return pages.serve(request, response);
  });
  const renew = createChangeListener({ host, port, secret: process.env.INTERNAL_SECRET }, pages.cache);
  api?.changes.subscribe(renew);
  // What an earlier run has left on the disk may show other values than those of today.
  renew(env.sites.map((site) => `config:${site}`));
  if (env.apiUrl) watchConfig(env.apiUrl, env.sites, renew);
  closeGracefully(server, {
    delayMs: api?.shutdownDelayMs ?? 0,
    reportNotReady: () => api?.reportNotReady(),
    closeRest: async () => {
      await app.close();
      await counter.stop();
    },
  });
  console.info(`The shop is open at http://${host ?? 'localhost'}:${port}/${env.sites[0]}`);
}

start().catch(endStart);
