import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Connections } from './connections.ts';
import { openServer } from './open-server.ts';

/** More than the buffers of both ends hold together. */
const large = Buffer.alloc(48 * 1024 * 1024, 'x');
const short = {
  headersTimeout: 400,
  requestTimeout: 600,
  connectionsCheckingInterval: 100,
  keepAliveTimeout: 60_000,
  idleMs: 400,
  stallMs: 500,
  sweepMs: 50,
  lingerMs: 200,
};
const answer: RequestListener = (request, response) => {
  if (request.url === '/hang') return;
  request.on('error', () => undefined).resume();
  request.once('end', () => response.end(request.url === '/large' ? large : 'welcome'));
};

let server: Server;
let connections: Connections;
let port = 0;
const sockets = new Set<Socket>();
async function open(limits: Partial<ConnectionLimits> = {}, trustedProxies: readonly string[] = []) {
  const opened = await openServer({
    port: 0,
    host: '0.0.0.0',
    trustedProxies,
    limits: { ...short, ...limits },
  });
  opened.serve(answer);
  ({ server, connections } = opened);
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type Talk = { socket: Socket; heard: () => string; closed: Promise<string> };

/** Opens a connection, sends this, and listens. */
function talk(text: string, { from = '127.0.0.1', isReading = true } = {}): Talk {
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

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${headers}\r\n`;
const visit = async (from?: string) =>
  (await talk(get('/nl', 'Connection: close\r\n'), from ? { from } : {}).closed).slice(9, 12);
const openSockets = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const latest = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > latest) throw new Error('this has not come about');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const upgrade = (path: string, protocol = 'websocket') =>
  get(
    path,
    `Connection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n`,
  );

describe('requests that would take a connection over', () => {
  beforeEach(() => open());

  it.each(['/', '/nl', '/api', '/x.png', '/_next/webpack-hmr', '/media/x.webp', '*'])(
    'are refused and closed: Upgrade of %s',
    async (path) => {
      for (const protocol of ['websocket', 'h2c', 'anything']) {
        const heard = await talk(upgrade(path, protocol)).closed;
        expect(heard).toMatch(
          /^HTTP\/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n$/i,
        );
      }
      await until(async () => (await openSockets()) === 0);
    },
  );

  it('are closed even when the client never does', async () => {
    const { socket, heard } = talk(upgrade('/'), { isReading: false });
    await until(() => connections.closed.get('upgrade') === 1);
    await until(async () => (await openSockets()) === 0);
    expect(socket.destroyed).toBe(false);
    expect(heard()).toBe('');
  });

  it('are refused and closed: CONNECT', async () => {
    expect(await talk('CONNECT elsewhere.test:443 HTTP/1.1\r\nHost: elsewhere.test\r\n\r\n').closed).toMatch(
      /^HTTP\/1.1 405 /,
    );
    await until(async () => (await openSockets()) === 0);
  });

  it('spoil no answer that is on its way', async () => {
    const heard = await talk(get('/hang') + upgrade('/')).closed;
    expect(heard).toBe('');
  });
});

describe('connections', () => {
  it.each([
    ['bounded', {}],
    ['with room for all of it', { maxPerClient: 5000 }],
  ])(
    'are back at their level after a burst of one client, %s, and visitors are answered',
    async (_name, limits) => {
      await open(limits);
      for (let n = 0; n < 500; n++) {
        talk(upgrade(`/${n}`));
        talk(n % 2 ? '' : get('/nl'));
        if (n < 300) talk(n % 2 ? 'GET /nl HTTP/1.1\r\nHost:' : slowBody);
        if (n < 100) talk(get('/large'), { isReading: false });
        if (n % 50 === 0) expect(await visit()).toBe('200');
      }
      expect(await visit()).toBe('200');
      await until(async () => (await openSockets()) === 0);
      expect(connections.count()).toEqual({ idle: 0, receiving: 0, working: 0, sending: 0 });
      expect(await visit()).toBe('200');
    },
  );

  it('of a slow sender, a slow reader and an idle client end, each by its own limit', async () => {
    await open();
    const sender = talk(slowBody);
    const head = talk('GET /nl HTTP/1.1\r\nHost:');
    const idle = talk(get('/nl'));
    const silent = talk('');
    talk(get('/large'), { isReading: false });
    expect(await sender.closed).toMatch(/^HTTP\/1.1 408 /);
    expect(await head.closed).toMatch(/^HTTP\/1.1 408 /);
    expect(await idle.closed).toMatch(/^HTTP\/1.1 200 /);
    expect(await silent.closed).toMatch(/^$|^HTTP\/1.1 408 /);
    await until(() => connections.closed.get('slow-reader') === 1);
    expect(connections.closed.get('slow-sender')).toBeGreaterThanOrEqual(2);
    expect(await openSockets()).toBe(0);
  });

  it('end when an answer takes too long, and not while the shop is at work', async () => {
    await open({ stallMs: 50, exchangeMs: 1000 });
    const since = performance.now();
    expect(await talk(get('/hang')).closed).toBe('');
    expect(performance.now() - since).toBeGreaterThan(900);
    expect(connections.closed.get('too-long')).toBe(1);
  });

  it('take few requests ahead of their answers', async () => {
    await open({ maxPipelined: 3 });
    const { heard } = talk(get('/hang').repeat(10));
    await until(() => connections.closed.get('pipelined') === 7);
    expect(heard()).toBe('');
    const many = talk(get('/nl').repeat(3) + get('/nl', 'Connection: close\r\n'));
    expect((await many.closed).match(/200 OK/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('answer what expects to be told to go on, and half-closed clients', async () => {
    await open();
    const head = 'POST /nl HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\nConnection: close\r\n';
    const waiting = talk(`${head}Expect: 100-continue\r\n\r\n`);
    await until(() => waiting.heard().includes('100 Continue'));
    waiting.socket.write('{}');
    expect(await waiting.closed).toMatch(/HTTP\/1.1 200 OK/);
    const half = talk(get('/nl'));
    half.socket.end();
    expect(await half.closed).toMatch(/200 OK/);
    expect(await talk('nonsense\r\n\r\n').closed).toMatch(/^HTTP\/1.1 400 /);
    await until(() => connections.closed.get('malformed') === 1);
    const twoLengths = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await talk(`POST /nl HTTP/1.1\r\nHost: shop.test\r\n${twoLengths}`).closed).toMatch(
      /^HTTP\/1.1 400 /,
    );
  });
});

const slowBody = 'POST /nl HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 1000\r\n\r\n{';

describe('connections of one client', () => {
  it('make room for its next one by its idle ones, then by slow ones', async () => {
    await open({ maxPerClient: 3, idleMs: 60_000 });
    const slow = talk('GET /nl HTTP/1.1\r\n');
    const working = talk(get('/hang'));
    await until(() => connections.count().receiving === 1 && connections.count().working === 1);
    const idle = talk('');
    await until(() => connections.count().idle === 1);
    expect(await visit()).toBe('200');
    expect(idle.socket.destroyed).toBe(true);
    const second = talk(get('/hang'));
    await until(() => connections.count().working === 2);
    expect(await visit()).toBe('200');
    await slow.closed;
    expect([working.socket.destroyed, second.socket.destroyed]).toEqual([false, false]);
  });

  it('are refused when the shop is at work for all of them', async () => {
    await open({ maxPerClient: 2 });
    for (let n = 0; n < 2; n++) talk(get('/hang'));
    await until(() => connections.count().working === 2);
    expect(await talk('').closed).toMatch(/^HTTP\/1.1 503 .*connection: close.*retry-after: 5/is);
    expect(connections.closed.get('client-full')).toBe(1);
  });

  it('may be more when the client is a trusted proxy, which also keeps idle ones longer', async () => {
    await open({ maxPerClient: 2, idleMs: 50 }, ['127.0.0.1']);
    const idle = talk(get('/nl'));
    for (let n = 0; n < 5; n++) talk(get('/hang'));
    await until(() => connections.count().working === 5);
    expect(await visit()).toBe('200');
    expect(idle.heard()).toContain('Keep-Alive: timeout=60');
    expect(idle.socket.destroyed).toBe(false);
  });
});

/** Elsewhere one address of the machine itself is all there is. */
const itOnLinux = process.platform === 'linux' ? it : it.skip;

describe('all connections together', () => {
  itOnLinux('leave room for a new client by closing idle ones of the busiest', async () => {
    await open({ max: 6, idleMs: 60_000 });
    const modest = talk(get('/nl'), { from: '127.0.0.3' });
    await until(() => connections.count().idle === 1);
    const greedy = Array.from({ length: 5 }, () => talk('', { from: '127.0.0.2' }));
    await until(async () => (await openSockets()) === 6);
    expect(await visit('127.0.0.4')).toBe('200');
    expect(greedy.map(({ socket }) => socket.destroyed)).toContain(true);
    expect(modest.socket.destroyed).toBe(false);
  });

  itOnLinux('are refused when the shop is at work for all of them', async () => {
    await open({ max: 2 });
    talk(get('/hang'), { from: '127.0.0.2' });
    talk(get('/hang'), { from: '127.0.0.3' });
    await until(() => connections.count().working === 2);
    expect(await visit('127.0.0.4')).toBe('503');
    expect(connections.closed.get('full')).toBe(1);
  });
});
