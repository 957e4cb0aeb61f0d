import { connect } from 'node:net';
import * as places from './places';
import { port } from './server';
import { expect, test } from './test';

/** What the shop says to these lines before it closes the connection; null while it is still open after 10 s. */
function ask(lines: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, 'localhost', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.setTimeout(10_000, () => {
      resolve(null);
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

const socketHeaders = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];

test.describe('connections', () => {
  for (const path of [
    '/',
    places.home,
    '/api',
    places.api('categories'),
    '/x.png',
    '/_next/webpack-hmr',
    '/_next/hmr',
    '/_next/foo',
    '/media/x.webp',
    '/internal/revalidate',
  ])
    test(`nobody takes one over by an upgrade of ${path}`, async ({ request }) => {
      // Next listens for upgrades from the first page it renders on.
      await request.get(places.within('bestaat-niet'));
      for (const protocol of ['websocket', 'h2c']) {
        const lines = [
          `GET ${path} HTTP/1.1`,
          'Host: shop.test',
          'Connection: Upgrade',
          `Upgrade: ${protocol}`,
        ];
        expect(await ask([...lines, ...socketHeaders])).toMatch(
          /^HTTP\/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n$/,
        );
      }
    });

  test('what refuses a body unread closes its connection', async () => {
    const call = ['Host: shop.test', 'Content-Type: application/json', 'Content-Length: 10000000'];
    for (const [line, status] of [
      [`POST ${places.api('signin')}`, 413],
      [`POST ${places.home}`, 405],
      [`GET ${places.home}`, 400],
    ] as const) {
      const heard = await ask([`${line} HTTP/1.1`, ...call, '', '{"items":[']);
      expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nconnection: close\r\n`, 'is'));
    }
  });
});
