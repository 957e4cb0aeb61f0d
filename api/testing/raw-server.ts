import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { openServer } from '../http/open-server.ts';
import { portOf } from './free-port.ts';

/** More than the buffers of both ends hold together. */
const large = Buffer.alloc(48 * 1024 * 1024, 'x');
/** Too long for a test to meet them, however busy the machine is. */
const patient = {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 100,
  keepAliveTimeout: 60_000,
  idleMs: 60_000,
  stallMs: 60_000,
  sweepMs: 50,
  lingerMs: 200,
};
/** All of them end within a test. Node must find slow senders before they count as silent. */
export const brief = { headersTimeout: 1500, requestTimeout: 1800, idleMs: 1500, stallMs: 2500 };
const answer: RequestListener = (request, response) => {
  if (request.url === '/hang') return;
  request.on('error', () => undefined).resume();
  request.once('end', () => response.end(request.url === '/large' ? large : 'welcome'));
};

export const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${headers}\r\n`;
const socketHeaders = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
export const upgrade = (path: string, protocol = 'websocket') =>
  get(path, `Connection: Upgrade\r\nUpgrade: ${protocol}\r\n${socketHeaders}`);

/**
 * The server of the shop with patient limits and three addresses (`/nl` answers, `/large` at length, `/hang` never), and
 * connections to it without a client's manners.
 */
export async function openRawServer(
  limits: Parameters<typeof openServer>[0]['limits'] = {},
  trustedProxies: readonly string[] = [],
) {
  const all = { ...patient, ...limits };
  const { server, connections, serve } = await openServer({
    port: 0,
    host: '0.0.0.0',
    trustedProxies,
    limits: all,
  });
  serve(answer);
  const port = portOf(server);
  const sockets = new Set<Socket>();

  /** Opens a connection, sends this, and listens. */
  function talk(text: string, { from = '127.0.0.1', isReading = true } = {}) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.add(socket);
    let heard = '';
    socket.on('error', () => undefined);
    if (isReading)
      socket.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
      });
    else socket.pause();
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
    if (text) socket.write(text);
    return { socket, heard: () => heard, closed };
  }

  return {
    connections,
    talk,
    /** The status that a visitor gets who asks for a page. */
    visit: async (from?: string) =>
      (await talk(get('/nl', 'Connection: close\r\n'), from ? { from } : {}).closed).slice(9, 12),
    openSockets: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
