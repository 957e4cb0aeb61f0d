import { connect, createServer, type Socket } from 'node:net';

/**
 * How a service behind the proxy behaves: as ever; refusing connections; taking and cutting them; taking them without
 * ever saying a word; speaking another language.
 */
export type ProxyMode = 'pass' | 'refused' | 'cut' | 'hanging' | 'garbage';
export const brokenModes = ['refused', 'cut', 'hanging', 'garbage'] as const satisfies readonly ProxyMode[];
export type Proxy = { port: number; turn(mode: ProxyMode): Promise<void>; close(): Promise<void> };

/** A door between the shop and one of its services that can be shut in several ways, open connections included. */
export async function startProxy(target: number): Promise<Proxy> {
  let mode: ProxyMode = 'pass';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port: target });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (part: Buffer) => {
        if (mode === 'pass') to.write(part);
        else if (mode === 'garbage' && from === upstream)
          to.write(Buffer.from('\x00\xffno such protocol\r\n'));
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (mode === 'cut') client.destroy();
    if (mode === 'garbage') client.write('\x00\xffno such protocol\r\n');
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const shut = () =>
    new Promise<void>((resolve) => void (server.listening ? server.close(() => resolve()) : resolve()));
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    async turn(next) {
      mode = next;
      // Half a conversation cannot go on in another way, but silence begins in the middle of it.
      if (next !== 'hanging') cutAll();
      if (next === 'refused') await shut();
      else if (!server.listening) await listen(port);
    },
    async close() {
      cutAll();
      await shut();
    },
  };
}
