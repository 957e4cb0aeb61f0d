import { createServer } from 'node:http';
import { portOf } from '../../../testing/free-port.ts';

type Charge = { id: string; page: string; state: string; amountMinor: number };

/** An Acme of our own on this machine, which takes on whatever it is asked for. */
export async function startAcmeDouble() {
  const charges: Charge[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { amountMinor = 0 } = text === '' ? {} : JSON.parse(text);
    const [, id, refunds] = /^\/charges\/(\w+)(\/refunds)?$/.exec(request.url ?? '') ?? [];
    const known = charges.find((charge) => charge.id === id);
    const name = `ch${charges.length + 1}`;
    const charge = known ?? { id: name, page: `https://acme.example/${name}`, state: 'open', amountMinor };
    if (!known) charges.push(charge);
    if (request.method === 'DELETE') charge.state = 'given-up';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(refunds ? { id: `re_${id}` } : charge));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    charges,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
