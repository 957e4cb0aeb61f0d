import { connect, createServer, type Socket } from 'node:net';

/** How a service behind the proxy behaves: as ever, gone, or there without ever saying a word. */
export type ProxyMode = 'pass' | 'down' | 'hanging' | 'garbage';
export type Proxy = { port: number; turn(mode: ProxyMode): void; close(): Promise<void> };

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
    if (mode === 'down') client.destroy();
    if (mode === 'garbage') client.write('\x00\xffno such protocol\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    turn(next) {
      mode = next;
      // Half a conversation cannot go on.
      if (next === 'down' || next === 'pass' || next === 'garbage')
        for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
