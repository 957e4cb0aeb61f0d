import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import { type Connection, rankOf, type State, stateOf } from './connection-state.ts';
import { networkOf } from './rate-limits.ts';
import { refuseConnection, refuseRequest } from './refuse-socket.ts';
import { isForwarded } from './undeclared-proxy.ts';

/** Why the shop has closed a connection by itself. */
type Reason =
  | 'upgrade'
  | 'connect'
  | 'full'
  | 'client-full'
  | 'room-for-others'
  | 'pipelined'
  | 'slow-reader'
  | 'slow-sender'
  | 'too-long'
  | 'malformed';

export type Connections = {
  max: number;
  count(): Readonly<Record<State, number>>;
  /** How many the shop has closed by itself since the start. */
  closed: ReadonlyMap<Reason, number>;
};

/**
 * Holds the connections of a server within their limits. One more than there may be closes others: idle ones first,
 * then those that are slow to send or to read, of the busiest client before anybody else's. Only when the shop is at
 * work for all of them the new one is refused.
 */
export class ConnectionTable implements Connections {
  readonly max: number;
  readonly #closed = new Map<Reason, number>();
  readonly #limits: ConnectionLimits;
  readonly #isProxy: (address: string) => boolean;
  readonly #all = new Map<Socket, Connection>();
  readonly #clients = new Map<string, Set<Connection>>();

  /** @param isProxy whether the connections of this address carry many clients */
  constructor(limits: ConnectionLimits, isProxy: (address: string) => boolean) {
    this.#limits = limits;
    this.#isProxy = isProxy;
    this.max = limits.max;
  }

  get closed(): ReadonlyMap<Reason, number> {
    return this.#closed;
  }

  count(): Record<State, number> {
    const counts = { idle: 0, receiving: 0, working: 0, sending: 0 };
    for (const connection of this.#all.values()) counts[stateOf(connection)]++;
    return counts;
  }

  watch(server: Server): void {
    const { max, stallMs, sweepMs } = this.#limits;
    // Beyond the table's own limit only while those it has refused are closing.
    server.maxConnections = max + 64;
    server.timeout = stallMs;
    server.on('connection', (socket: Socket) => this.#admit(socket));
    server.on('timeout', (socket: Socket) => this.#onSilence(socket));
    server.on('upgrade', (_request, socket: Socket) => this.#refuseRequest(socket, 'upgrade', 400));
    server.on('connect', (_request, socket: Socket) => this.#refuseRequest(socket, 'connect', 405));
    server.on('drop', () => this.#note('full'));
    const sweep = setInterval(() => this.#endLong(), sweepMs).unref();
    server.once('close', () => clearInterval(sweep));
  }

  /** @returns whether the request may be answered; otherwise it has been */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#all.get(request.socket);
    if (!connection) return false;
    const { requests, isProxy, socket } = connection;
    const { maxPipelined, idleMs } = this.#limits;
    // A proxy that nobody has declared would send its next request into a connection that is being closed.
    const isKeptLong = isProxy || isForwarded(request);
    requests.set(request, performance.now());
    response.once('close', () => {
      requests.delete(request);
      if (requests.size > 0 || socket.destroyed) return;
      connection.bytesBefore = socket.bytesRead;
      if (!isKeptLong) socket.setTimeout(idleMs);
    });
    if (!isKeptLong) response.setHeader('keep-alive', `timeout=${Math.floor(idleMs / 1000)}`);
    if (requests.size <= maxPipelined) return true;
    this.#note('pipelined');
    response.writeHead(503, { connection: 'close', 'content-length': '0', 'retry-after': '1' }).end();
    return false;
  }

  #note(reason: Reason): void {
    this.#closed.set(reason, (this.#closed.get(reason) ?? 0) + 1);
  }

  #close({ socket }: Connection, reason: Reason): void {
    this.#note(reason);
    this.#forget(socket);
    socket.destroy();
  }

  #refuseRequest(socket: Socket, reason: Reason, status: 400 | 405): void {
    this.#note(reason);
    // An answer of its own would land in the middle of one that is still being sent.
    if (this.#all.get(socket)?.requests.size) socket.destroy();
    else refuseRequest(socket, status, this.#limits.lingerMs);
  }

  #refuse(socket: Socket, reason: Reason): void {
    this.#note(reason);
    refuseConnection(socket);
  }

  #forget(socket: Socket): void {
    const connection = this.#all.get(socket);
    if (!connection) return;
    this.#all.delete(socket);
    const ofClient = this.#clients.get(connection.client);
    ofClient?.delete(connection);
    if (ofClient?.size === 0) this.#clients.delete(connection.client);
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? 'unknown';
    const client = networkOf(address);
    const isProxy = this.#isProxy(address);
    const ofClient = this.#clients.get(client) ?? new Set<Connection>();
    const { max, maxPerClient } = this.#limits;
    if (!isProxy && ofClient.size >= maxPerClient && !this.#makeRoom(ofClient, 1))
      return void this.#refuse(socket, 'client-full');
    // Several at once, so that a flood does not have all connections looked through for each of its own.
    if (this.#all.size >= max && !this.#makeRoom(this.#all.values(), Math.ceil(max / 100)))
      return void this.#refuse(socket, 'full');
    const connection = { socket, client, isProxy, requests: new Map(), bytesBefore: 0 };
    this.#all.set(socket, connection);
    this.#clients.set(client, ofClient.add(connection));
    socket.once('close', () => {
      this.#forget(socket);
      const code = socket.errored && 'code' in socket.errored ? String(socket.errored.code) : '';
      if (code === 'ERR_HTTP_REQUEST_TIMEOUT') this.#note('slow-sender');
      else if (code.startsWith('HPE_')) this.#note('malformed');
    });
  }

  /** @returns whether any could be closed */
  #makeRoom(connections: Iterable<Connection>, count: number): boolean {
    const sizeOf = ({ client }: Connection) => this.#clients.get(client)?.size ?? 0;
    const closable = [...connections].flatMap((connection) => {
      const rank = rankOf(connection);
      return rank === null ? [] : { connection, rank, size: sizeOf(connection) };
    });
    closable.sort((a, b) => a.rank - b.rank || b.size - a.size);
    for (const { connection } of closable.slice(0, count)) this.#close(connection, 'room-for-others');
    return closable.length > 0;
  }

  /** Nothing has come or gone for a while: fine while the shop is at work, and Node itself ends slow senders. */
  #onSilence(socket: Socket): void {
    const connection = this.#all.get(socket);
    if (!connection) return void socket.destroy();
    const state = stateOf(connection);
    if (state === 'sending') this.#close(connection, 'slow-reader');
    else if (connection.requests.size === 0) socket.destroy();
  }

  #endLong(): void {
    const latest = performance.now() - this.#limits.exchangeMs;
    for (const connection of [...this.#all.values()]) {
      const [oldest] = connection.requests.values();
      if (oldest !== undefined && oldest < latest) this.#close(connection, 'too-long');
    }
  }
}
