import { get, openRawServer, upgrade } from '../testing/raw-server.ts';
import { until } from '../testing/until.ts';

let shop: Awaited<ReturnType<typeof openRawServer>>;
afterEach(() => shop.close());

describe('requests that would take a connection over', () => {
  beforeEach(async () => {
    shop = await openRawServer();
  });

  it.each(['/', '/nl', '/api', '/x.png', '/_next/webpack-hmr', '/media/x.webp', '*'])(
    'are refused and closed: Upgrade of %s',
    async (path) => {
      for (const protocol of ['websocket', 'h2c', 'anything']) {
        const heard = await shop.talk(upgrade(path, protocol)).closed;
        expect(heard).toMatch(
          /^HTTP\/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n$/i,
        );
      }
      await until(async () => (await shop.openSockets()) === 0);
    },
  );

  it('are closed even when the client never does', async () => {
    const { heard } = shop.talk(upgrade('/'), { isReading: false });
    await until(() => shop.connections.closed.get('upgrade') === 1);
    await until(async () => (await shop.openSockets()) === 0);
    expect(heard()).toBe('');
  });

  it('are refused and closed: CONNECT', async () => {
    expect(
      await shop.talk('CONNECT elsewhere.test:443 HTTP/1.1\r\nHost: elsewhere.test\r\n\r\n').closed,
    ).toMatch(/^HTTP\/1.1 405 /);
    await until(async () => (await shop.openSockets()) === 0);
  });

  it('spoil no answer that is on its way', async () => {
    const heard = await shop.talk(get('/hang') + upgrade('/')).closed;
    expect(heard).toBe('');
  });
});
