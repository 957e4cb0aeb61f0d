/** @jest-environment node */
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { publishChanges } from './publish-changes';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address));

it.each(['127.0.0.1', '::1'].filter((host) => addresses.includes(host)))(
  'announces changes to a shop that listens on %s',
  async (host) => {
    const told: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      told.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await publishChanges({ host, port, secret: 'a secret of the shop' }, ['product:1']);
    expect(told).toEqual(['/internal/revalidate']);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
);
