import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
/** As in server.mjs, where the request is not the platform's own. */
const server = createServer(
  getRequestListener((call) => api.app.fetch(call), { overrideGlobalObjects: false }),
);
beforeAll(async () => {
  api = await startTestApi();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});

/** Sends a body in chunks, without its length. */
function sendChunks(path: string, chunks: readonly string[]): Promise<{ status: number; text: string }> {
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address !== null ? address : { port: 0 };
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const call = request(
      { port, host: '127.0.0.1', path, method: 'POST', agent: false, headers },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on('error', reject);
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}

describe('bodies in chunks', () => {
  it('are read like any other', async () => {
    const answer = await sendChunks('/api/nl/signin', ['{"items":[{"grant', 'Type":"Guest"}]}']);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('accessToken');
  });

  it('may be missing', async () => {
    expect(await sendChunks('/api/nl/signin', [])).toMatchObject({ status: 400 });
    expect(await sendChunks('/api/nl/categories', [])).toMatchObject({ status: 404 });
  });

  it('end at the limit', async () => {
    const tooMuch = Array<string>(5).fill('x'.repeat(64 * 1024));
    expect(await sendChunks('/api/nl/signin', tooMuch)).toMatchObject({ status: 413 });
  });
});
