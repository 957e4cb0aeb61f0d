import { brief, get, openRawServer, upgrade } from '../testing/raw-server.ts';
import { until } from '../testing/until.ts';

let shop: Awaited<ReturnType<typeof openRawServer>>;
afterEach(() => shop.close());

/** What the `n`th of a crowd says at once: upgrades, good calls, half ones, and answers that are not read. */
function talkInManyWays(n: number): Promise<string>[] {
  const said = [shop.talk(upgrade(`/${n}`)).closed, shop.talk(n % 2 ? '' : get('/nl')).closed];
  if (n < 300) said.push(shop.talk(n % 2 ? 'GET /nl HTTP/1.1\r\nHost:' : slowBody).closed);
  if (n < 100) shop.talk(get('/large'), { isReading: false });
  return said;
}

describe('connections', () => {
  it.each([
    ['bounded', brief],
    ['with room for all of it', { ...brief, maxPerClient: 5000 }],
  ])(
    'are back at their level after a burst of one client, %s, and visitors are answered',
    async (_name, limits) => {
      shop = await openRawServer(limits);
      const burst: Promise<string>[] = [];
      for (let n = 0; n < 500; n++) {
        burst.push(...talkInManyWays(n));
        if (n % 50 === 0) expect(await shop.visit()).toBe('200');
      }
      expect(await shop.visit()).toBe('200');
      await Promise.all(burst);
      await until(async () => (await shop.openSockets()) === 0);
      expect(shop.connections.count()).toEqual({ idle: 0, receiving: 0, working: 0, sending: 0 });
      expect(await shop.visit()).toBe('200');
    },
  );

  it('of a slow sender, a slow reader and an idle client end, each by its own limit', async () => {
    shop = await openRawServer(brief);
    const sender = shop.talk(slowBody);
    const head = shop.talk('GET /nl HTTP/1.1\r\nHost:');
    const idle = shop.talk(get('/nl'));
    const silent = shop.talk('');
    shop.talk(get('/large'), { isReading: false });
    expect(await sender.closed).toMatch(/^HTTP\/1.1 408 /);
    expect(await head.closed).toMatch(/^HTTP\/1.1 408 /);
    expect(await idle.closed).toMatch(/^HTTP\/1.1 200 /);
    expect(await silent.closed).toMatch(/^$|^HTTP\/1.1 408 /);
    await until(() => shop.connections.closed.get('slow-reader') === 1);
    expect(shop.connections.closed.get('slow-sender')).toBeGreaterThanOrEqual(2);
    await until(async () => (await shop.openSockets()) === 0);
  });

  it('end when an answer takes too long, and not while the shop is at work', async () => {
    shop = await openRawServer({ stallMs: 500, exchangeMs: 1500 });
    const since = performance.now();
    expect(await shop.talk(get('/hang')).closed).toBe('');
    expect(performance.now() - since).toBeGreaterThan(1400);
    expect(shop.connections.closed.get('too-long')).toBe(1);
  });

  it('take few requests ahead of their answers', async () => {
    shop = await openRawServer({ maxPipelined: 3 });
    const { heard } = shop.talk(get('/hang').repeat(10));
    await until(() => shop.connections.closed.get('pipelined') === 7);
    expect(heard()).toBe('');
    const many = shop.talk(get('/nl').repeat(3) + get('/nl', 'Connection: close\r\n'));
    expect((await many.closed).match(/200 OK/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('answer what expects to be told to go on, and half-closed clients', async () => {
    shop = await openRawServer();
    const head = 'POST /nl HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\nConnection: close\r\n';
    const waiting = shop.talk(`${head}Expect: 100-continue\r\n\r\n`);
    await until(() => waiting.heard().includes('100 Continue'));
    waiting.socket.write('{}');
    expect(await waiting.closed).toMatch(/HTTP\/1.1 200 OK/);
    const half = shop.talk(get('/nl'));
    half.socket.end();
    expect(await half.closed).toMatch(/200 OK/);
    expect(await shop.talk('nonsense\r\n\r\n').closed).toMatch(/^HTTP\/1.1 400 /);
    await until(() => shop.connections.closed.get('malformed') === 1);
    const twoLengths = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await shop.talk(`POST /nl HTTP/1.1\r\nHost: shop.test\r\n${twoLengths}`).closed).toMatch(
      /^HTTP\/1.1 400 /,
    );
  });
});

const forwarded = 'X-Forwarded-For: 203.0.113.9\r\n';
const slowBody = 'POST /nl HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 1000\r\n\r\n{';

describe('connections of one client', () => {
  it('make room for its next one by its idle ones, then by slow ones', async () => {
    shop = await openRawServer({ maxPerClient: 3 });
    const slow = shop.talk('GET /nl HTTP/1.1\r\n');
    const working = shop.talk(get('/hang'));
    await until(() => shop.connections.count().receiving === 1 && shop.connections.count().working === 1);
    const idle = shop.talk('');
    await until(() => shop.connections.count().idle === 1);
    expect(await shop.visit()).toBe('200');
    await idle.closed;
    expect(slow.socket.destroyed).toBe(false);
    const second = shop.talk(get('/hang'));
    await until(() => shop.connections.count().working === 2);
    expect(await shop.visit()).toBe('200');
    await slow.closed;
    expect([working.socket.destroyed, second.socket.destroyed]).toEqual([false, false]);
  });

  it('are refused when the shop is at work for all of them', async () => {
    shop = await openRawServer({ maxPerClient: 2 });
    for (let n = 0; n < 2; n++) shop.talk(get('/hang'));
    await until(() => shop.connections.count().working === 2);
    expect(await shop.talk('').closed).toMatch(/^HTTP\/1.1 503 .*connection: close.*retry-after: 5/is);
    expect(shop.connections.closed.get('client-full')).toBe(1);
  });

  it('may be more when the client is a trusted proxy, which also keeps idle ones longer', async () => {
    shop = await openRawServer({ maxPerClient: 2, idleMs: 200 }, ['127.0.0.1']);
    const idle = shop.talk(get('/nl'));
    for (let n = 0; n < 5; n++) shop.talk(get('/hang'));
    await until(() => shop.connections.count().working === 5);
    expect(await shop.visit()).toBe('200');
    expect(idle.heard()).toContain('Keep-Alive: timeout=60');
    expect(idle.socket.destroyed).toBe(false);
  });
});

describe('a proxy that is not in TRUSTED_PROXIES', () => {
  it('is told of once, by its first request', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    shop = await openRawServer();
    for (const header of ['Via: 1.1 squid\r\n', forwarded, forwarded])
      await shop.talk(get('/nl', `Connection: close\r\n${header}`)).closed;
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^127\.0\.0\.1 .*TRUSTED_PROXIES/)]]);
    await shop.close();
    shop = await openRawServer({}, ['127.0.0.1']);
    await shop.talk(get('/nl', `Connection: close\r\n${forwarded}`)).closed;
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it.each([
    ['X-Forwarded-For', forwarded],
    ['Via', 'Via: 1.1 balancer\r\n'],
  ])(
    'keeps idle connections as long as proxies expect, and loses them first, when it sends %s',
    async (_name, header) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      shop = await openRawServer({ maxPerClient: 2, idleMs: 50 });
      const proxy = shop.talk(get('/nl', header));
      await until(() => proxy.heard().includes('welcome'));
      const client = shop.talk(get('/nl'));
      expect(await client.closed).toMatch(/^HTTP\/1.1 200 OK\r\nkeep-alive: timeout=0\r\n/);
      expect(proxy.heard()).toContain('Keep-Alive: timeout=60');
      expect(proxy.socket.destroyed).toBe(false);
      for (let n = 0; n < 2; n++) shop.talk(get('/hang'));
      await proxy.closed;
      expect(shop.connections.closed.get('room-for-others')).toBe(1);
      warn.mockRestore();
    },
  );
});

/** Elsewhere one address of the machine itself is all there is. */
const itOnLinux = process.platform === 'linux' ? it : it.skip;

describe('all connections together', () => {
  itOnLinux('leave room for a new client by closing idle ones of the busiest', async () => {
    shop = await openRawServer({ max: 6 });
    const modest = shop.talk(get('/nl'), { from: '127.0.0.3' });
    await until(() => shop.connections.count().idle === 1);
    const greedy = Array.from({ length: 5 }, () => shop.talk('', { from: '127.0.0.2' }));
    await until(async () => (await shop.openSockets()) === 6);
    expect(await shop.visit('127.0.0.4')).toBe('200');
    await until(() => greedy.some(({ socket }) => socket.destroyed));
    expect(modest.socket.destroyed).toBe(false);
  });

  itOnLinux('are refused when the shop is at work for all of them', async () => {
    shop = await openRawServer({ max: 2 });
    shop.talk(get('/hang'), { from: '127.0.0.2' });
    shop.talk(get('/hang'), { from: '127.0.0.3' });
    await until(() => shop.connections.count().working === 2);
    expect(await shop.visit('127.0.0.4')).toBe('503');
    expect(shop.connections.closed.get('full')).toBe(1);
  });
});
