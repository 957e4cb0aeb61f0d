import { connect } from 'node:net';
import { createMetrics } from '../metrics/metrics.ts';
import { portOf } from '../testing/free-port.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createNodeListener } from './node-listener.ts';
import { openServer } from './open-server.ts';

const metrics = createMetrics({ ofProcess: false });
const lines: string[] = [];
let api: TestApi;
let server: Awaited<ReturnType<typeof openServer>>['server'];
let port = 0;
beforeAll(async () => {
  api = await startTestApi({ metrics, onLog: (line) => void lines.push(line) });
  const limits = { lingerMs: 300 };
  const opened = await openServer({ port: 0, host: '127.0.0.1', trustedProxies: [], limits });
  opened.serve(createNodeListener(async (request) => api.app.fetch(request), []));
  server = opened.server;
  port = portOf(server);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});

const head = ['POST /api/nl/signin HTTP/1.1', 'Host: shop.test', 'Content-Type: application/json'];
const declared = (length: number) => `${[...head, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`;
const chunked = `${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** @param goOn sent again and again until the connection is closed */
function send(text: string, goOn: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const timer = setInterval(() => socket.writable && socket.write(goOn), 5);
    socket.on('data', (bytes: Buffer) => {
      heard += bytes.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });
}

async function gone(): Promise<void> {
  while (!lines.some((line) => line.includes('"msg":"request"')))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('an upload', () => {
  it.each([
    ['declared', `${declared(1000)}{"items":[`],
    ['chunked', chunked + chunk('{"items":[')],
  ])('that breaks off is no failure of ours: %s', async (_kind, text) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    lines.length = 0;
    metrics.registry.resetMetrics();
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(text, () => setTimeout(() => socket.destroy(), 50)),
    );
    await gone();
    expect(lines.filter((line) => Number(/"level":(\d+)/.exec(line)?.[1]) >= 40)).toEqual([]);
    expect(await metrics.registry.metrics()).toMatch(
      /linden_api_request_seconds_count\{method="POST",route="\w+",status="499"\} 1/,
    );
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it.each([
    ['declared', declared(50_000_000), 'x'.repeat(1000)],
    ['chunked', chunked + chunk('x'.repeat(300 * 1024)), chunk('x'.repeat(1000))],
  ])('that is too large ends its connection, which hears why: %s', async (_kind, text, goOn) => {
    const heard = await send(text, goOn);
    expect(heard).toMatch(/^HTTP\/1.1 413 .*connection: close/is);
    expect(heard).not.toMatch(/keep-alive/i);
    expect(heard).toContain('"code":"body-too-large"');
  });

  it('that is answered before it has come ends its connection too', async () => {
    const text = declared(1000).replace('signin', 'no-such-call');
    expect(await send(text, 'x')).toMatch(/^HTTP\/1.1 404 .*connection: close/is);
  });

  it('that has come leaves its connection open', async () => {
    const body = '{"items":[{"grantType":"Guest"}]}';
    const text = declared(body.length) + body;
    const heard = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answers = '';
      socket.on('data', (bytes: Buffer) => {
        const isFirst = answers === '';
        answers += bytes.toString();
        if (isFirst) socket.write(text.replace('Host', 'Connection: close\r\nHost'));
      });
      socket.on('close', () => resolve(answers));
    });
    expect(heard.match(/HTTP\/1.1 200 OK/g)).toHaveLength(2);
    expect(heard).toContain('Connection: keep-alive');
  });
});
