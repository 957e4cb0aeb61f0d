import { gzipSync } from 'node:zlib';
import { inheritedNames, worst } from './strings.ts';

/** No JSON at all, or no envelope: whatever the call, each must be refused. */
export const brokenBodies: Readonly<Record<string, string | Buffer>> = {
  nothing: '',
  blanks: ' \n\t ',
  'a word': 'bank',
  null: 'null',
  'a number': '1',
  'a text': '"items"',
  'an array': '[]',
  'an empty object': '{}',
  'items null': '{"items":null}',
  'items a text': '{"items":"x"}',
  'items an object': '{"items":{"0":{},"length":1}}',
  'no items': '{"items":[]}',
  'an item null': '{"items":[null]}',
  'an item in an array': '{"items":[[]]}',
  'open object': '{"items":[{',
  'open text': '{"items":[{"a":"',
  'a comma too many': '{"items":[{},]}',
  'single quotes': "{'items':[{}]}",
  'a comment': '{"items":[{}]/**/}',
  'two values': '{"items":[]}{"items":[]}',
  'a bare name': '{items:[{}]}',
  NaN: '{"items":[NaN]}',
  'plus sign': '{"items":[+1]}',
  'leading zero': '{"items":[01]}',
  hexadecimal: '{"items":[0x1]}',
  'too large a number': '{"items":[1e400]}',
  'bad escape': '{"items":["\\x41"]}',
  'half an escape': '{"items":["\\u12"]}',
  'a control sign': '{"items":["\u0001"]}',
  'NUL after it': '{"items":[{}]}\0',
  'UTF-16': Buffer.from('{"items":[{}]}', 'utf16le'),
  'no UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'overlong UTF-8': Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
  'depth 100,000': `{"items":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`,
  'depth of objects': `{"items":[${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}]}`,
  'open depth': '['.repeat(200_000),
  'an inherited envelope': '{"__proto__":{"items":[{}]}}',
  'too long': `{"items":[{"a":"${'x'.repeat(300 * 1024)}"}]}`,
  gzip: gzipSync('{"items":[{}]}'),
};

/** Around a valid item: JSON that is odd but may be taken, as long as nothing breaks. */
export function oddBodies(item: unknown): Readonly<Record<string, string>> {
  const text = JSON.stringify(item);
  const inside = text.startsWith('{') ? text.slice(1, -1) : '';
  const rest = inside === '' ? '' : `,${inside}`;
  return {
    'names twice': `{"items":[{${inside}${rest}}],"items":[{${inside}${rest}}]}`,
    'an inherited name': `{"items":[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}${rest}}]}`,
    'a name too many': `{"items":[{"lmqzfxa":1${rest}}],"lmqzfxa":[]}`,
    'a thousand names': `{"items":[{${Array.from({ length: 1000 }, (_, n) => `"n${n}":${n}`).join()}${rest}}]}`,
    'a hundred items': `{"items":[${Array(100).fill(text).join()}]}`,
    'a byte order mark': `\ufeff{"items":[${text}]}`,
    'spaces all over': `\n{ "items" : [ \t${text} ] }\r\n`,
    escaped: `{"\\u0069tems":[${text}]}`,
  };
}

/** What may be sent in a field that wants something else. */
export const oddValues: readonly unknown[] = [
  ...inheritedNames.slice(0, 5),
  ...worst.filter((text) => !inheritedNames.includes(text)),
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  '1e999',
  '',
  ' ',
  'x'.repeat(10_000),
  [],
  [[[[]]]],
  [null],
  {},
  { length: 1 },
  { toString: 1, valueOf: 2 },
  { $ne: null },
  '2026-02-31T25:61:00Z',
  '00000000-0000-4000-8000-000000000000',
  'V999999999999',
];

/** Types of content that are no JSON. */
export const contentTypes = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'application/json, text/html',
  'text/html; application/json',
];
