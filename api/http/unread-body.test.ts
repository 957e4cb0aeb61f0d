import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { portOf } from '../testing/free-port.ts';
import { closeOverUnreadBody } from './unread-body.ts';

/** What is heard of such a server by somebody who sends half a body and never goes away. */
async function hear(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    closeOverUnreadBody(request, response, 100);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const head = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100000\r\n\r\n';
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(head + 'x'.repeat(20_000)),
    );
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    server.once('connection', (accepted) => accepted.once('close', () => resolve(text)));
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return heard;
}

const closed = /^HTTP\/1.1 413 .*connection: close.*too much/is;

describe('an answer before the whole body', () => {
  it('closes the connection and says so', async () => {
    expect(await hear((_request, response) => response.writeHead(413).end('too much'))).toMatch(closed);
  });

  it('does so when nobody names its status', async () => {
    const answer: RequestListener = (_request, response) => {
      response.statusCode = 413;
      response.end('too much');
    };
    expect(await hear(answer)).toMatch(closed);
  });

  it('does so when the body was given up half read', async () => {
    const answer: RequestListener = async (request, response) => {
      const reader = Readable.toWeb(request).getReader();
      await reader.read();
      reader.releaseLock();
      Object.assign(request, { socket: null });
      response.writeHead(413).end('too much');
    };
    expect(await hear(answer)).toMatch(closed);
  });
});
