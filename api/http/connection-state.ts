import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './has-body.ts';

const states = ['idle', 'receiving', 'working', 'sending'] as const;
export type State = (typeof states)[number];

export type Connection = {
  readonly socket: Socket;
  readonly client: string;
  readonly isProxy: boolean;
  /** Requests without a whole answer, and when they came. */
  readonly requests: Map<IncomingMessage, number>;
  /** `socket.bytesRead` when the last answer was sent. */
  bytesBefore: number;
};

/** What the connection is at, and so whether it is waited for by the shop or by the client. */
export function stateOf({ socket, requests, bytesBefore }: Connection): State {
  if (socket.writableLength > 0) return 'sending';
  if (requests.size === 0) return socket.bytesRead > bytesBefore ? 'receiving' : 'idle';
  // Node calls a request complete a moment after it has come, also when it has no body.
  const isWhole = [...requests.keys()].every((request) => request.complete || !hasBody(request));
  return isWhole ? 'working' : 'receiving';
}

/** What is closed first when it gets tight; null is never closed, as the shop is at work for it. */
const order: Readonly<Record<State, number | null>> = { idle: 0, receiving: 1, sending: 2, working: null };

/** Of a proxy only what is idle: each of its connections carries another visitor. */
export function rankOf(connection: Connection): number | null {
  const rank = order[stateOf(connection)];
  if (rank === null || !connection.isProxy) return rank;
  return rank === 0 ? 3 : null;
}
