/** @jest-environment node */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { isApiRequest, refuse } from './refuse';

const server = createServer((request, response) => {
  if (!refuse(request, response)) response.end(isApiRequest(request) ? 'api' : 'page');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Status and body of a request with this first line. */
function ask(what: string): Promise<string> {
  const [line, body] = what.split(' with ');
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address !== null ? address : { port: 0 };
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${line} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${body ? 'Content-Length: 2\r\n\r\n{}' : '\r\n'}`,
      ),
    );
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(`${text.slice(9, 12)} ${text.split('\r\n\r\n')[1]}`.trim()));
  });
}

describe('refuse', () => {
  it.each([
    ['GET /nl', '200 page'],
    ['HEAD /nl', '200'],
    ['GET /api/nl/categories', '200 api'],
    ['POST /api/nl/signin', '200 api'],
    ['DELETE /api/nl/customeraddress/1', '200 api'],
    ['POST /internal/revalidate', '200 page'],
    ['POST /nl', '405'],
    ['PUT /nl', '405'],
    ['TRACE /nl', '405'],
    ['OPTIONS /nl', '405'],
    ['POST /apiary', '405'],
    ['GET /nl with a body', '400'],
    ['GET /api/nl/categories with a body', '200 api'],
    ['GET http://elsewhere.test/nl', '400'],
    ['OPTIONS *', '400'],
  ])('answers %s with %s', async (line, expected) => {
    await expect(ask(line)).resolves.toBe(expected);
  });
});
