/** @jest-environment node */
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { askAt, closeConnections } from './ask.ts';
import { type BackendMode, startBackend } from './backend-double.ts';
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

describe('the backend that fails', () => {
  it.each<[BackendMode, number, RegExp]>([
    ['well', 200, /^\/api\/nl\/categories$/],
    ['reset', 0, /^$/],
    ['500', 500, /lm7f3a/],
    ['html', 200, /<h1>/],
    ['empty', 200, /^\{\}$/],
    ['wrong shape', 200, /"items"/],
    ['foreign 404', 404, /<h1>/],
    ['hanging', 0, /^$/],
  ])('%s', async (mode, status, body) => {
    const shop = createServer((request, response) => response.end(request.url));
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const address = shop.address();
    const backend = await startBackend(typeof address === 'object' ? (address?.port ?? 0) : 0);
    backend.turn(mode);
    const answer = await askAt(backend.port, { path: '/nl/categories', patienceMs: 1000 });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(body);
    closeConnections();
    await backend.close();
    shop.close();
    shop.closeAllConnections();
  });
});
