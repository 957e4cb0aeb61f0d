/** @jest-environment node */
import { createServer as createTcpServer } from 'node:net';
import { type DoubleMode, startDouble } from '../lib/testing/double-server.ts';
import { mark } from './judge.ts';
import { openConnection, sendRaw } from './raw.ts';
import { type ProxyMode, startProxy } from './tcp-proxy.ts';

const hello = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';

/** Says hello to everything, by a protocol that looks like HTTP. */
async function startGreeter() {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => void socket.write(hello));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => server.close() };
}

describe('the door before a service', () => {
  it.each<[ProxyMode, string]>([
    ['pass', 'hello'],
    ['refused', 'cut'],
    ['cut', 'cut'],
    ['hanging', 'silent'],
    ['garbage', 'garbage'],
  ])('%s', async (mode, expected) => {
    const greeter = await startGreeter();
    const proxy = await startProxy(greeter.port);
    await proxy.turn(mode);
    const { body, trouble } = await sendRaw(proxy.port, 'x', 500);
    expect(body === 'hello' ? body : body.includes('no such protocol') ? 'garbage' : trouble).toBe(expected);
    await proxy.turn('pass');
    expect((await sendRaw(proxy.port, 'x', 2000)).body).toBe('hello');
    await proxy.close();
    greeter.close();
  });

  it('falls silent in the middle of a conversation', async () => {
    const greeter = await startGreeter();
    const proxy = await startProxy(greeter.port);
    const socket = await openConnection(proxy.port, 'x');
    const heard: string[] = [];
    socket?.on('data', (part: Buffer) => heard.push(part.toString()));
    await new Promise((resolve) => socket?.once('data', resolve));
    await proxy.turn('hanging');
    socket?.write('x');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toEqual([hello]);
    expect(socket?.destroyed).toBe(false);
    await proxy.close();
    greeter.close();
  });
});

it.each<DoubleMode>(['error', 'html', 'foreign404', 'foreign404Json', 'login'])(
  'a backend that fails by %s says what it is found by',
  async (mode) => {
    const backend = await startDouble({ words: mark });
    backend.mode = mode;
    expect(await (await fetch(`${backend.url}/api/nl/categories`)).text()).toContain(mark);
    await backend.close();
  },
);
