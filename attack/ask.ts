import { Agent, type IncomingMessage, request } from 'node:http';

/** Longer than the shop may take, so that an answer that came late is told from none. */
const patienceMs = 15_000;
const keptBodyBytes = 4 * 1024 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

export type Ask = {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | null;
  patienceMs?: number;
};
export type Answer = {
  /** 0 without an answer: `trouble` says why. */
  status: number;
  /** Names in lower case; several of one name are joined by a line feed. */
  headers: Readonly<Record<string, string>>;
  body: string;
  durationMs: number;
  /** Cut: the connection ended before the answer did. Silent: nothing, or no end of it, within the patience. */
  trouble: 'cut' | 'silent' | null;
};

function headersOf({ rawHeaders }: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}\n${value}` : value;
  }
  return headers;
}

/** Sends one request as it is: nothing in the path is tidied up. Never rejects for what the server does. */
export function askAt(port: number, ask: Ask): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const finish = (answer: Pick<Answer, 'status' | 'headers' | 'trouble'>) => {
      clearTimeout(timer);
      const body = Buffer.concat(parts).toString('utf8');
      resolve({ ...answer, body, durationMs: performance.now() - since });
    };
    const { method = 'GET', path, headers = {}, body = null } = ask;
    const call = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      // A visitor with a connection of their own must not wait for one of ours to be free.
      agent: headers.connection === 'close' ? false : agent,
      headers: { ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }), ...headers },
    });
    const fail = (trouble: 'cut' | 'silent') => {
      finish({ status: 0, headers: {}, trouble });
      call.destroy();
    };
    const timer = setTimeout(() => fail('silent'), ask.patienceMs ?? patienceMs);
    call.on('error', () => fail('cut'));
    call.on('response', (response) => {
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= keptBodyBytes) parts.push(part);
      });
      response.on('error', () => fail('cut'));
      response.on('aborted', () => fail('cut'));
      response.on('end', () =>
        finish({ status: response.statusCode ?? 0, headers: headersOf(response), trouble: null }),
      );
    });
    call.end(body ?? undefined);
  });
}

/** Ends the connections that are kept for further requests. */
export function closeConnections(): void {
  agent.destroy();
}
