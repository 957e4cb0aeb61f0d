import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type Connection, rankOf, stateOf } from './connection-state.ts';
import { hasBody } from './has-body.ts';

type ConnectionFacts = {
  unsent?: number;
  read?: number;
  isProxy?: boolean;
  requests?: readonly { isWhole: boolean; length?: string }[];
};

function someConnection({
  unsent = 0,
  read = 0,
  isProxy = false,
  requests = [],
}: ConnectionFacts): Connection {
  const socket: Socket = Object.defineProperties(new Socket(), {
    writableLength: { value: unsent },
    bytesRead: { value: read },
  });
  const given = requests.map(({ isWhole, length }): [IncomingMessage, number] => {
    const message = new IncomingMessage(socket);
    message.complete = isWhole;
    if (length !== undefined) message.headers = { 'content-length': length };
    return [message, 0];
  });
  return { socket, client: '192.0.2.1', isProxy, requests: new Map(given), bytesBefore: 0 };
}

const idle = {};
const half = { read: 10 };
const sending = { unsent: 5, requests: [{ isWhole: true }] };
const body = { requests: [{ isWhole: false, length: '10' }] };
const working = { requests: [{ isWhole: true, length: '10' }] };

describe('what a connection is at', () => {
  test.each([
    ['nothing', idle, 'idle'],
    ['the head of a request', half, 'receiving'],
    ['a body that still comes', body, 'receiving'],
    ['a request without a body', { requests: [{ isWhole: false }] }, 'working'],
    ['a whole request', working, 'working'],
    [
      'one whole request and one that still comes',
      { requests: [...working.requests, ...body.requests] },
      'receiving',
    ],
    ['an answer that is not taken', sending, 'sending'],
  ])('%s', (_, given, state) => {
    expect(stateOf(someConnection(given))).toBe(state);
  });
});

describe('when it gets tight', () => {
  test('who waits for nothing goes first, who the shop works for never', () => {
    const ranks = [idle, half, sending].map((given) => rankOf(someConnection(given)) ?? -1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(3);
    expect(rankOf(someConnection(working))).toBeNull();
  });

  test('of a proxy only an idle one goes, after all others', () => {
    const ofProxy = (given: ConnectionFacts) => rankOf(someConnection({ ...given, isProxy: true }));
    expect(ofProxy(idle)).toBeGreaterThan(rankOf(someConnection(sending)) ?? 99);
    expect([half, sending, working].map(ofProxy)).toEqual([null, null, null]);
  });
});

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('a request with %j', (headers, has) => {
  const message = new IncomingMessage(new Socket());
  message.headers = headers;
  expect(hasBody(message)).toBe(has);
});
