import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How a backend can fail its caller. `right` hands the call on to `target`, or answers from `answers`; `slow` does that
 * after `slowMs`; `hang` takes the call and never answers; `half` stops in the middle of its answer.
 */
export const doubleModes = [
  'right',
  'reset',
  'error',
  'html',
  'empty',
  'wrongShape',
  'noObjects',
  'noBody',
  'foreign404',
  'foreign404Json',
  'login',
  'redirect',
  'cookie',
  'slow',
  'hang',
  'half',
  'endless',
] as const;
export type DoubleMode = (typeof doubleModes)[number];

type RightAnswer = { status?: number; body: unknown };
type Options = {
  /** Origin of the right server: `http://localhost:3001`. */
  target?: string;
  /** Answers of `right` without a target: status and JSON body. */
  answers?: (path: string, method: string, headers: IncomingMessage['headers']) => RightAnswer;
  slowMs?: number;
  port?: number;
  /** What its own pages and errors say; plain text. */
  words?: string;
};
type Answer = (response: ServerResponse, request: IncomingMessage, words: string) => unknown;

/** A backend whose behaviour a test changes while it runs. */
export type DoubleServer = {
  /** `http://127.0.0.1:40123` */
  url: string;
  mode: DoubleMode;
  /** Paths asked for, oldest first. */
  readonly paths: readonly string[];
  /** Connections that callers hold open now; Node's fetch keeps an idle one for four seconds. */
  connections(): number;
  /** Calls that are neither answered nor given up by their caller. */
  running(): number;
  close(): Promise<void>;
};

const pageOf = (words: string) =>
  `<!doctype html><title>${words}</title><script>alert(document.domain)</script><h1>${words}</h1>`;
const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body));
}

async function sendEndless(response: ServerResponse): Promise<void> {
  response.writeHead(200, json).write('{"items":[');
  const chunk = `${'{"a":"0123456789"},'.repeat(500)}`;
  while (!response.destroyed) {
    const isTaken = response.write(chunk);
    await pause(isTaken ? 1 : 10);
  }
}

/** The modes that need nothing but the answer. */
const failures: Readonly<Record<Exclude<DoubleMode, 'right' | 'slow'>, Answer>> = {
  reset: (response) => response.destroy(),
  error: (response, _, words) => response.writeHead(500, html).end(pageOf(words)),
  html: (response, _, words) => response.writeHead(200, html).end(pageOf(words)),
  empty: (response) => sendJson(response, 200, {}),
  wrongShape: (response) => sendJson(response, 200, { items: 'x' }),
  noObjects: (response) => sendJson(response, 200, { items: ['x', null, 1] }),
  noBody: (response) => response.writeHead(200, json).end(),
  foreign404: (response, _, words) => response.writeHead(404, html).end(pageOf(words)),
  foreign404Json: (response, _, words) => sendJson(response, 404, { message: words }),
  login: (response, _, words) =>
    response.writeHead(401, { ...html, 'www-authenticate': 'Basic realm="x"' }).end(pageOf(words)),
  redirect: (response) => response.writeHead(302, { location: 'https://elsewhere.test/login?key=1' }).end(),
  cookie: (response) =>
    sendJson(
      response,
      200,
      { items: [{}] },
      {
        'set-cookie': 'session=foreign; Path=/',
        server: 'gateway/1.2.3',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000',
        'clear-site-data': '"*"',
      },
    ),
  hang: () => undefined,
  half: (response) => response.writeHead(200, { ...json, 'content-length': '500' }).write('{"items":[{'),
  endless: sendEndless,
};

function handOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const passed = requestOf(new URL(url, target), { method: method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

/** Listens on 127.0.0.1, in mode `right` at first. */
export async function startDouble(options: Options = {}): Promise<DoubleServer> {
  const { target, slowMs = 8000, port = 0, words = 'Bad gateway' } = options;
  const answers = options.answers ?? ((): RightAnswer => ({ body: { items: [{}] } }));
  const sockets = new Set<Socket>();
  const paths: string[] = [];
  let running = 0;

  const answerRightly = (response: ServerResponse, request: IncomingMessage) => {
    if (target) return handOn(target, request, response);
    const { status = 200, body } = answers(request.url ?? '/', request.method ?? 'GET', request.headers);
    return sendJson(response, status, body);
  };
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    running += 1;
    response.once('close', () => {
      running -= 1;
    });
    const { mode } = double;
    if (mode === 'right') return answerRightly(response, request);
    if (mode === 'slow')
      return void pause(slowMs, undefined, { ref: false }).then(() => answerRightly(response, request));
    request.resume();
    return failures[mode](response, request, words);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const double: DoubleServer = {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    mode: 'right',
    paths,
    connections: () => sockets.size,
    running: () => running,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return double;
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The double listens on no port.');
  return address.port;
}
