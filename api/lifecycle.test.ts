import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createConnection } from 'node:net';
import path from 'node:path';
import { type ApiProcess, killApiProcesses, startApiProcess } from './testing/api-process.ts';
import { copyDataDir } from './testing/copy-data-dir.ts';
import { freePort } from './testing/free-port.ts';

const folder = path.join(process.cwd(), '.data/test');
const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
/** With TEST_DATABASE_URL the template is on the server; the process itself is the same there. */
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

let dataDir = '';
beforeEach(async () => {
  await mkdir(folder, { recursive: true });
  dataDir = await mkdtemp(path.join(folder, 'lifecycle-'));
});
afterEach(async () => {
  killApiProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

type Heard = { status: number; text: string };
function ask(port: number, where: string, agent: Agent | false = false): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: where, agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end();
  });
}

/** Asks until somebody answers. */
async function firstAnswer(port: number, where: string): Promise<Heard> {
  for (;;) {
    try {
      return await ask(port, where);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

const portOfApi = (api: ApiProcess) => Number(new URL(api.baseUrl).port);

/** Sends the first half of a call, and the rest when told to. */
function halfCall(port: number) {
  const body = '{"items":[{"grantType":"Guest"}]}';
  const socket = createConnection({ port, host: '127.0.0.1' });
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  socket.on('error', () => undefined);
  const head = `POST /api/nl/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 5));
  return { finish: () => socket.write(body.slice(5)), closed };
}

/** A process that has read the head of a call, and waits for the rest. */
async function startWithHalfCall() {
  await copyDataDir(template, dataDir);
  const api = await startApiProcess(dataDir);
  const call = halfCall(portOfApi(api));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { api, call };
}

describeEmbedded('a process', () => {
  it('lives but is not ready while it opens, then both', async () => {
    await copyDataDir(template, dataDir);
    const port = await freePort();
    const starting = startApiProcess(dataDir, { PORT: String(port) });
    expect(await firstAnswer(port, '/api/ready')).toMatchObject({ status: 503 });
    expect(await ask(port, '/api/health')).toEqual({ status: 200, text: '{"status":"ok"}' });
    const early = await ask(port, '/api/nl/categories');
    expect(early.status).toBe(503);
    expect(JSON.parse(early.text)).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
    const api = await starting;
    expect((await ask(port, '/api/ready')).status).toBe(200);
    expect((await ask(port, '/api/nl/categories')).status).toBe(200);
    expect(await api.stop()).toBe(0);
  });

  it('told to end says that it is not ready, still answers for the time set, and ends well', async () => {
    await copyDataDir(template, dataDir);
    const api = await startApiProcess(dataDir, { SHUTDOWN_DELAY_MS: '1500' });
    const port = portOfApi(api);
    const agent = new Agent({ keepAlive: true });
    expect((await ask(port, '/api/ready', agent)).status).toBe(200);
    const call = halfCall(port);
    api.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await ask(port, '/api/ready')).status).toBe(503);
    expect((await ask(port, '/api/nl/categories')).status).toBe(200);
    call.finish();
    expect(await api.ended).toBe(0);
    expect(await call.closed).toContain('accessToken');
    agent.destroy();
  });

  it('answers a call that began before the signal, although connections stay open', async () => {
    await copyDataDir(template, dataDir);
    const api = await startApiProcess(dataDir);
    const agent = new Agent({ keepAlive: true });
    await ask(portOfApi(api), '/api/health', agent);
    const call = halfCall(portOfApi(api));
    // The server has to have read the head.
    await new Promise((resolve) => setTimeout(resolve, 200));
    api.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    call.finish();
    expect(await call.closed).toContain('accessToken');
    expect(await api.ended).toBe(0);
    agent.destroy();
  });

  it('does not wait for a client that never ends its call', async () => {
    const { api } = await startWithHalfCall();
    const since = Date.now();
    expect(await api.stop()).toBe(0);
    expect(Date.now() - since).toBeLessThan(40_000);
  });

  it('takes the signals that one Ctrl+C brings, from the terminal and from npm, for one', async () => {
    const { api, call } = await startWithHalfCall();
    api.signal('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 20));
    api.signal('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 20));
    api.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    call.finish();
    expect(await call.closed).toContain('accessToken');
    expect(await api.ended).toBe(0);
  });

  it('ends at once at the second signal', async () => {
    const { api } = await startWithHalfCall();
    api.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    api.signal('SIGINT');
    // 0 where it waited for its calls.
    expect(await api.ended).toBe(1);
  });
});

describeEmbedded('metrics', () => {
  it('are read on this machine, or with the token and then only with it', async () => {
    await copyDataDir(template, dataDir);
    const open = await startApiProcess(dataDir);
    await fetch(new URL('product/V100101?email=anna@example.nl', open.baseUrl));
    const url = new URL('/api/metrics', open.baseUrl);
    const text = await (await fetch(url)).text();
    expect(text).toContain(
      'linden_api_request_seconds_count{method="GET",route="product/:vsin",status="200"} 1',
    );
    expect(text).toMatch(/linden_database_query_seconds_count [1-9]/);
    for (const name of [
      'linden_database_calls',
      'linden_mails_waiting',
      'linden_connections{state="working"} 1',
      'linden_connections_limit',
      'process_cpu_seconds_total',
    ])
      expect(text).toContain(name);
    expect(text).not.toContain('example.nl');
    expect((await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(404);
    expect(await open.stop()).toBe(0);

    const token = 'a-token-for-prometheus';
    const guarded = await startApiProcess(dataDir, { METRICS_TOKEN: token });
    const guardedUrl = new URL('/api/metrics', guarded.baseUrl);
    const statusOf = async (authorization?: string) =>
      (await fetch(guardedUrl, authorization ? { headers: { authorization } } : {})).status;
    expect(await statusOf()).toBe(404);
    expect(await statusOf('Bearer another-token-of-mine')).toBe(404);
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
    expect(await guarded.stop()).toBe(0);
  });
});
