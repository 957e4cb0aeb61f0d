import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { clientIpHeader } from '../api/contract/transport';
import { portOf } from '../api/testing/free-port';
import { createFailureSender, type FailurePages } from './failure-pages';
import { hideInternals } from './internal-headers';
import { toPage } from './page';
import { PageCache } from './page-cache';
import { createPageHandler } from './page-handler';
import type { PageLimit } from './page-limits';
import { Payloads } from './payloads';
import { type QueueOptions, RenderQueue } from './render-queue';

type Render = (request: IncomingMessage, response: ServerResponse) => unknown;
export type Answer = { status: number; headers: IncomingMessage['headers']; body: string; bytes: Buffer };

export const cacheable = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' };
const servers = new Set<Server>();

/** For `afterEach`: ends what the tests have started, and what hangs in it. */
export async function closeShops(): Promise<void> {
  await Promise.all(
    [...servers].map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
  servers.clear();
}

export function html(body: string, status = 200, headers: Record<string, string> = cacheable): Render {
  return (_request, response) => {
    response.writeHead(status, headers);
    response.write(body.slice(0, 3));
    response.end(body.slice(3));
  };
}

/** As Next answers when a page throws. */
export const broken = html('<script>x</script>', 500, {
  'content-type': 'text/html',
  'cache-control': 'no-store',
});

export async function failurePages(): Promise<FailurePages> {
  const pages = new Map();
  for (const site of ['nl', 'de'])
    for (const kind of ['unavailable', 'limited', 'unexpected']) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'x' };
      pages.set(
        `${site} ${kind}`,
        await toPage({ status: 0, headers, tags: [], body: Buffer.from(`<h1>${site} ${kind}</h1>`) }, null),
      );
    }
  return pages;
}

export function fetchFrom(port: number) {
  return (path: string, headers: Record<string, string> = {}, method = 'GET', signal?: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      const call = request(
        { port, host: '127.0.0.1', path, headers, method, agent: false, ...(signal ? { signal } : {}) },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: bytes.toString(),
              bytes,
            });
          });
        },
      );
      call.on('error', reject);
      call.end();
    });
}

type Settings = {
  queue?: Partial<QueueOptions>;
  limit?: PageLimit;
  limitsMs?: { visitor: number; rendering: number };
  payloadBytes?: number;
};

/** A server before a Next that is only these lines. The header `x-client` says who calls. */
export async function shopWith(
  render: Render,
  { queue: size, limit, limitsMs, payloadBytes = 1024 * 1024 }: Settings = {},
) {
  const clock = { now: 0 };
  const cache = new PageCache(1024 * 1024, () => clock.now);
  const queue = new RenderQueue({ atOnce: 4, waiting: 64, waitMs: 10_000, turnMs: 10_000, ...size });
  const rendered = jest.fn(render);
  const handle = createPageHandler({
    render: rendered,
    cache,
    payloads: new Payloads(payloadBytes),
    queue,
    limit: limit ?? (async () => null),
    sendFailure: createFailureSender(await failurePages(), 'nl'),
    files: new Set(['/icon.svg']),
    now: () => clock.now,
    ...(limitsMs ? { limitsMs } : {}),
  });
  const server = createServer((call, response) => {
    call.headers[clientIpHeader] = String(call.headers['x-client'] ?? '192.0.2.1');
    hideInternals(call, response);
    handle(call, response);
  });
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return { get: fetchFrom(port), rendered, cache, clock, queue };
}
