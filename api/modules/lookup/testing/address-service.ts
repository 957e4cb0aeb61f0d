import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour = 'answer' | 'fail' | 'slow' | 'garbage' | 'nonsense';

/** Another company's service on this machine: `answers` by path, or one of the ways it can misbehave. */
export async function startAddressService(answers: Readonly<Record<string, unknown>>) {
  const asked: URL[] = [];
  const service: { behaviour: Behaviour } = { behaviour: 'answer' };
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://service.test');
    asked.push(url);
    switch (service.behaviour) {
      case 'fail':
        response.writeHead(503).end('down');
        return;
      case 'slow':
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
        return;
      case 'garbage':
        response.writeHead(200).end('<html>maintenance</html>');
        return;
      case 'nonsense':
        response.writeHead(200).end('{"response":{"docs":"none"},"Items":7}');
        return;
      case 'answer': {
        const key = Object.keys(answers).find((path) => `${url.pathname}${url.search}`.includes(path));
        response.writeHead(key ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(key ? answers[key] : {}));
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = toAddress(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    service,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return address;
}
