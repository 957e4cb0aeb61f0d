import { Agent, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { portOf } from '../testing/free-port.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { openServer } from './open-server.ts';

let api: TestApi;
let opened: Awaited<ReturnType<typeof openServer>>;
/** One connection, used again for as long as the shop lets it be. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  api = await startTestApi();
  opened = await openServer({ port: 0, host: '127.0.0.1', trustedProxies: [] });
  opened.serve(getRequestListener((call) => api.app.fetch(call), { overrideGlobalObjects: false }));
});
afterAll(async () => {
  agent.destroy();
  opened.server.closeAllConnections();
  await new Promise((resolve) => opened.server.close(resolve));
  await api.close();
});

function call(method: string, path: string, body?: string): Promise<{ status: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const options = { agent, method, path, host: '127.0.0.1', port: portOf(opened.server) };
    const headers = { 'content-type': 'application/json', 'content-length': body?.length ?? 0 };
    const sent = request({ ...options, headers }, (answer) => {
      answer
        .resume()
        .once('end', () =>
          resolve({ status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' }),
        );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

test.each([
  ['declared as too much', 400_000],
  ['much longer', 2_000_000],
])('the call after a body that is %s arrives', async (_, size) => {
  for (let time = 0; time < 5; time++) {
    expect(await call('POST', '/api/nl/signin', 'x'.repeat(size))).toEqual({ status: 413, isLast: true });
    expect((await call('GET', '/api/nl/lookup/country')).status).toBe(200);
  }
});

test('a refusal whose body has arrived keeps the connection', async () => {
  expect(await call('POST', '/api/nl/signin', '{}')).toEqual({ status: 400, isLast: false });
});
