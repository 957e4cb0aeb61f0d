import { newClient } from './shop.ts';

export type Trick = {
  name: string;
  /** The whole request as it travels. */
  bytes: string;
  /** Statuses that refuse it; a connection closed without a word refuses too. */
  refusedBy: readonly number[];
};

const body = '{"items":[{"grantType":"Guest"}]}';
const json = 'Content-Type: application/json';

function post(lines: readonly string[], rest: string): string {
  const head = [
    'POST /api/nl/signin HTTP/1.1',
    'Host: 127.0.0.1',
    `X-Forwarded-For: ${newClient()}`,
    ...lines,
  ];
  return `${head.join('\r\n')}\r\n\r\n${rest}`;
}

const length = `Content-Length: ${body.length}`;
const chunk = (text: string, extra = '') => `${text.length.toString(16)}${extra}\r\n${text}\r\n`;
const chunked = `${chunk(body)}0\r\n\r\n`;
const hidden = 'GET /nl/lmqzfxa HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

/** Requests whose bodies lie about themselves: where two readers would see two different ends, nothing may be served. */
export function transportTricks(): Trick[] {
  return [
    { name: 'two lengths', bytes: post([json, length, 'Content-Length: 3'], body), refusedBy: [400] },
    { name: 'length list', bytes: post([json, `Content-Length: ${body.length}, 3`], body), refusedBy: [400] },
    { name: 'negative length', bytes: post([json, 'Content-Length: -1'], body), refusedBy: [400] },
    {
      name: 'length with a sign',
      bytes: post([json, `Content-Length: +${body.length}`], body),
      refusedBy: [400],
    },
    { name: 'hexadecimal length', bytes: post([json, 'Content-Length: 0x21'], body), refusedBy: [400] },
    {
      name: 'length and chunks',
      bytes: post([json, 'Content-Length: 4', 'Transfer-Encoding: chunked'], chunked + hidden),
      refusedBy: [400],
    },
    {
      name: 'chunks twice',
      bytes: post([json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked),
      refusedBy: [400, 501],
    },
    {
      name: 'chunks by another name',
      bytes: post([json, 'Transfer-Encoding: xchunked'], chunked),
      refusedBy: [400, 501],
    },
    {
      name: 'space before the colon',
      bytes: post([json, `Content-Length : ${body.length}`], body),
      refusedBy: [400],
    },
    { name: 'folded header', bytes: post([json, length, 'X-A: 1', ' b'], body), refusedBy: [400] },
    { name: 'bad chunk size', bytes: post([json, 'Transfer-Encoding: chunked'], 'zz\r\n'), refusedBy: [400] },
    {
      name: 'chunk of 2⁶⁴ bytes',
      bytes: post([json, 'Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n'),
      refusedBy: [400, 413],
    },
    {
      name: 'long chunk extension',
      bytes: post([json, 'Transfer-Encoding: chunked'], chunk(body, `;a=${'x'.repeat(20_000)}`)),
      refusedBy: [400, 413, 431],
    },
    { name: 'declared 10 GB', bytes: post([json, 'Content-Length: 10000000000'], '{'), refusedBy: [413] },
    {
      name: 'chunks of 1 MB in all',
      bytes: post([json, 'Transfer-Encoding: chunked'], chunk('x'.repeat(65_536)).repeat(16)),
      refusedBy: [413],
    },
    {
      name: 'large headers',
      bytes: post([json, length, `X-A: ${'x'.repeat(40_000)}`], body),
      refusedBy: [431],
    },
    { name: 'no host', bytes: 'GET /nl HTTP/1.1\r\nConnection: close\r\n\r\n', refusedBy: [400] },
    { name: 'no HTTP', bytes: '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n', refusedBy: [400] },
    { name: 'HTTP/9.9', bytes: 'GET /nl HTTP/9.9\r\nHost: x\r\n\r\n', refusedBy: [400, 505] },
    {
      name: 'a proxy request',
      bytes: 'GET http://lmqzfxa.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
      refusedBy: [400],
    },
    {
      name: 'CONNECT',
      bytes: 'CONNECT lmqzfxa.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      refusedBy: [400, 405, 501],
    },
    ...['TRACE', 'PROPFIND', 'PATCH', 'POST', 'DELETE'].map((method) => ({
      name: `${method} on a page`,
      bytes: `${method} /nl HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`,
      refusedBy: [400, 405, 501],
    })),
  ];
}
