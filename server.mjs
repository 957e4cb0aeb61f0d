// The shop in one process: the commerce API, Next.js, and a cache of finished pages before it.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import next from 'next';
import { readEnvironment } from './api/environment.ts';
import { clientAddressHeader } from './api/http/client-address.ts';
import { createAddressReader } from './api/http/node-listener.ts';
import { openServer } from './api/http/open-server.ts';
import { closeGracefully } from './api/http/shutdown.ts';
import { parseEnv } from './lib/env/env.ts';
import { createPictureStore } from './lib/pictures/picture-store.ts';
import { awaitApi } from './lib/start/await-api.ts';
import { createBuildFileHandler, isBuildFileRequest } from './server/build-files.ts';
import { createChangeListener } from './server/changes.ts';
import { PageCache } from './server/page-cache.ts';
import { createPageHandler } from './server/page-handler.ts';
import { createPictureHandler, isPictureRequest } from './server/picture-handler.ts';
import { isApiRequest, refuse } from './server/refuse.ts';
import { setSecurityHeaders } from './server/security-headers.ts';

const maxPictureBytes = 128 * 1024 * 1024;

async function start() {
  process.env.INTERNAL_SECRET ||= randomUUID();
  const env = parseEnv(process.env);
  const { host, port } = env;
  const { server, serve } = await openServer(port, host ?? undefined);
  const addressOf = createAddressReader(readEnvironment().trustedProxies);
  const app = next({ dev: false, dir: import.meta.dirname, hostname: host ?? 'localhost', port });
  const [api] = await Promise.all([
    // Only loaded when it runs: with API_URL the shop needs no database at all.
    env.apiUrl
      ? awaitApi(env.apiUrl, env.sites ?? ['nl'])
      : import('./server/api.ts').then(({ openApi }) => openApi()),
    app.prepare(),
  ]);
  const handle = app.getRequestHandler();
  const cache = new PageCache(Math.max(env.pageCacheBytes, 1));
  const connect = env.sentryDsn ? [new URL(env.sentryDsn).origin] : [];
  const render = (request, response) => handle(request, response);
  const servePage = createPageHandler({ render, cache, connect, onServed: api?.metrics.countPage });
  const servePicture = createPictureHandler(
    createPictureStore(join(import.meta.dirname, 'public/media'), maxPictureBytes),
  );
  const serveBuildFile = createBuildFileHandler(render, join(import.meta.dirname, '.next/static'));

  serve((request, response) => {
    setSecurityHeaders(request, response);
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
      await api?.stop();
    },
  });
  console.info(`The shop is open at http://${host ?? 'localhost'}:${port}/${env.sites?.[0] ?? 'nl'}`);
}

start().catch((error) => {
  const isTold =
    ['EnvError', 'WrongApiError', 'DataDirBusyError'].includes(error?.name) || error?.code === 'EADDRINUSE';
  console.error(isTold ? `\n${error.message}\n` : error);
  process.exit(error?.exitCode ?? 1);
});
