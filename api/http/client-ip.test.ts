import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { string } from 'yup';
import { call } from '../contract/call.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createNodeListener } from './node-listener.ts';
import { createRateLimits, networkOf } from './rate-limits.ts';
import { defineRoute } from './route.ts';

const whoami = defineRoute(
  call('GET', 'test/whoami').answersOne<string>(),
  { summary: 'Names the caller', auth: 'none', response: string().required() },
  async ({ clientIp }) => [clientIp],
);
const guarded = defineRoute(
  call('GET', 'test/guarded').answersOne<string>(),
  {
    summary: 'May be asked twice',
    auth: 'none',
    response: string().required(),
    limit: { points: 2, seconds: 60 },
  },
  async () => ['ok'],
);

let api: TestApi;
const servers: Server[] = [];
beforeAll(async () => {
  api = await startTestApi({
    extraRoutes: [whoami, guarded],
    limits: createRateLimits(),
    environment: { rateLimits: { reads: 20, writes: 3 } },
  });
});
afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  await api.close();
});

/** The API behind a server of Node's that trusts these proxies. */
async function serverTrusting(...proxies: string[]) {
  const server = createServer(createNodeListener(async (call) => api.app.fetch(call), proxies));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address !== null ? address : { port: 0 };
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; retryAfter: string | undefined; body: string }>((resolve, reject) => {
      const call = request(
        { port, host: '127.0.0.1', path: `/api/nl/${path}`, headers, agent: false },
        (answer) => {
          let body = '';
          answer.on('data', (chunk: Buffer) => {
            body += chunk.toString();
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], body }),
          );
        },
      );
      call.on('error', reject);
      call.end();
    });
}
type Ask = Awaited<ReturnType<typeof serverTrusting>>;

async function nameOf(ask: Ask, headers: Record<string, string> = {}): Promise<string> {
  const { items }: { items: [string] } = JSON.parse((await ask('test/whoami', headers)).body);
  return items[0];
}

describe('the address of a client', () => {
  it('is that of its connection, whatever it says of itself', async () => {
    const ask = await serverTrusting();
    const forgeries = ['x-linden-client', 'x-forwarded-for', 'forwarded', 'x-real-ip'];
    const forged = Object.fromEntries(forgeries.map((name) => [name, '203.0.113.1']));
    expect(await nameOf(ask, forged)).toBe('127.0.0.1');
    expect(await nameOf(ask, { 'X-Linden-Client': 'shop' })).toBe('127.0.0.1');
  });

  it('is what the nearest trusted proxies have written, and nothing before', async () => {
    const ask = await serverTrusting('loopback', '10.0.0.0/8');
    const name = (forwarded: string) => nameOf(ask, { 'x-forwarded-for': forwarded });
    expect(await name('198.51.100.9')).toBe('198.51.100.9');
    expect(await name('203.0.113.1, 198.51.100.9, 10.1.2.3')).toBe('198.51.100.9');
    expect(await name('2001:db8::1')).toBe('2001:db8::1');
  });

  it('is the connection’s where a proxy names no address', async () => {
    const ask = await serverTrusting('loopback');
    for (const forwarded of ['unknown', 'shop', '', "' OR 1=1"])
      expect(await nameOf(ask, { 'x-forwarded-for': forwarded })).toBe('127.0.0.1');
  });

  it('is the shop for a storefront elsewhere that asks for its pages', async () => {
    expect(await nameOf(await serverTrusting('loopback'))).toBe('shop');
  });
});

describe('limits', () => {
  it('count each client on its own and say when to come back', async () => {
    const ask = await serverTrusting('loopback');
    const from = (client: string) => ask('test/guarded', { 'x-forwarded-for': client });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await from('198.51.100.20')).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await from('198.51.100.20');
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'too-many-requests' });
    expect((await from('198.51.100.21')).status).toBe(200);
  });

  it('count an IPv6 network, not each of its addresses', async () => {
    const ask = await serverTrusting('loopback');
    const from = async (client: string) => (await ask('test/guarded', { 'x-forwarded-for': client })).status;
    expect(await from('2001:db8:1:2::1')).toBe(200);
    expect(await from('2001:db8:1:2:ffff::2')).toBe(200);
    expect(await from('2001:db8:1:2:3:4:5:6')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(200);
  });

  it('count all reads of a client together, and its changes apart from them', async () => {
    const as = { 'x-linden-client': '198.51.100.30' };
    const read = () => api.request('policies', { headers: as });
    const change = () => api.request('signin', { method: 'POST', body: '{}', headers: as });
    const reads = [];
    for (let n = 0; n < 21; n++) reads.push((await read()).status);
    expect(reads).toEqual([...Array(20).fill(200), 429]);
    const changes = [];
    for (let n = 0; n < 4; n++) changes.push((await change()).status);
    expect(changes).toEqual([400, 400, 400, 429]);
  });

  it('never count the pages that the shop renders itself', async () => {
    for (let n = 0; n < 25; n++)
      for (const path of ['policies', 'test/guarded'])
        expect((await api.app.request(`http://internal/api/nl/${path}`)).status).toBe(200);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['shop', 'shop'],
    ['anna@example.nl', 'anna@example.nl'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
