import { createServer } from 'node:http';

type Answer = { status?: number; body: unknown } | 'silence' | 'garbage';

/** VIES on this machine: what it was asked, and what it says next. */
export async function startVies() {
  const asked: unknown[] = [];
  const service: { answer: Answer } = { answer: 'silence' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    asked.push({ path: request.url, ...JSON.parse(Buffer.concat(chunks).toString()) });
    const { answer } = service;
    if (answer === 'silence') return;
    if (answer === 'garbage') {
      response.writeHead(200).end('<html>maintenance</html>');
      return;
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/rest-api`,
    asked,
    service,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
