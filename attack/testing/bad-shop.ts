import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { routes } from '../../api/app.ts';
import { toOpenApi } from '../../api/http/openapi.ts';
import { askAt } from '../ask.ts';
import { mark } from '../judge.ts';
import { newClient, type Shop } from '../shop.ts';

const token = `x.${Buffer.from('{"sub":"somebody"}').toString('base64url')}.x`;
/** Enough for every call to look as if it had gone well, and marked with what is somebody else's. */
const item = {
  ...{
    accessToken: token,
    refreshToken: 'r',
    id: 'order-1',
    orderId: 'order-1',
    orderNumber: 'LW-000000001',
  },
  ...{ status: 'placed', name: mark, items: [], products: [{ alias: 'x', vsin: 'V1' }] },
  orderSummary: { total: { amount: 100 } },
};

function api(path: string, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  // Orders are taken and forgotten.
  const items = /\/orders$/.test(path) ? [] : [item];
  response.end(JSON.stringify({ items }));
}

/** Believes everything, keeps what it should not, loses what it should keep. */
function createBadListener() {
  let lastHost = '';
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const text = decodeURIComponent(
      url.replaceAll(/%(?![0-9a-f]{2})/gi, '%25').replaceAll(/%[89a-f]./gi, ''),
    );
    request.resume();
    if (url === '/api/openapi.json') return response.end(JSON.stringify(toOpenApi(routes)));
    if (url.startsWith('/api/')) return api(url, response);
    if (url.startsWith('/sitemaps/'))
      return response.writeHead(500).end('TypeError: at x (/shop/server.ts:1:1)');
    if (url.startsWith('/media/')) return response.writeHead(503).end();
    if (url.startsWith('/nl/auth/')) return response.writeHead(307, { location: `//${mark}.example` }).end();
    if (url.startsWith('/_next/')) return response.writeHead(200, { 'x-linden-tags': 'x' }).end();
    const page = `<title>x</title>${text}${lastHost}`;
    lastHost = request.headers.host ?? '';
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  };
}

/** A shop with everything wrong that the attack looks for, to see that it is found. */
export async function startBadShop(): Promise<Shop> {
  const server = createServer(createBadListener());
  // Not this of all things: a connection closed while it is idle is no fault that anybody looks for.
  server.keepAliveTimeout = 120_000;
  const upgraded: Socket[] = [];
  server.on('upgrade', (_request, socket: Socket) => upgraded.push(socket));
  server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 500 Oops\r\nConnection: close\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of upgraded) socket.destroy();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    port,
    pid: () => process.pid,
    dataDir: '',
    ask: ({ headers, ...rest }) =>
      askAt(port, { ...rest, headers: { 'x-forwarded-for': newClient(), ...headers } }),
    output: () => '',
    kill: async () => undefined,
    stop: close,
    restart: async () => undefined,
  };
}
