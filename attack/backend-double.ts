import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { sleep } from './in-turns.ts';
import { mark } from './judge.ts';

/** How another commerce API may fail. */
export const backendModes = [
  'reset',
  '500',
  'html',
  'empty',
  'wrong shape',
  'foreign 404',
  'slow',
  'hanging',
  'endless',
] as const;
export type BackendMode = (typeof backendModes)[number] | 'well';

const slowMs = 8000;
/** Of an answer without end: whoever reads it all has no limit. */
const endlessBytes = 100 * 1024 * 1024;
const part = Buffer.from(`"${mark}",`.repeat(10_000));

/** The storefront may be told the address of the API with or without its `/api`. */
function passOn(incoming: IncomingMessage, response: ServerResponse, target: number): void {
  const { url = '/', method, headers } = incoming;
  const path = url.startsWith('/api/') ? url : `/api${url}`;
  const call = request({ host: '127.0.0.1', port: target, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.destroy());
  incoming.pipe(call);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

async function sendEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"items":[');
  for (let sent = 0; sent < endlessBytes && !response.destroyed; sent += part.length) {
    response.write(part);
    await sleep(1);
  }
}

/** A backend that answers as the shop behind it does, until it is told to fail. */
export async function startBackend(target: number) {
  let mode: BackendMode = 'well';
  const server = createServer((incoming, response) => {
    response.on('error', () => undefined);
    const html = `<!doctype html><title>${mark}</title><h1>${mark}</h1>`;
    switch (mode) {
      case 'well':
        return passOn(incoming, response, target);
      case 'reset':
        return incoming.socket.destroy();
      case '500':
        return send(response, 500, 'application/json', `{"code":"${mark}","message":"${mark}"}`);
      case 'html':
        return send(response, 200, 'text/html', html);
      case 'empty':
        return send(response, 200, 'application/json', '{}');
      case 'wrong shape':
        return send(response, 200, 'application/json', `{"items":[{"${mark}":1},null,"x"]}`);
      case 'foreign 404':
        return send(response, 404, 'text/html', html);
      case 'slow':
        return void sleep(slowMs).then(() => passOn(incoming, response, target));
      case 'hanging':
        return undefined;
      default:
        return void sendEndlessly(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    turn(next: BackendMode) {
      mode = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
