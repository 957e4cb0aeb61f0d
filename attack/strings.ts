import fc from 'fast-check';
import { foreignHost, mark } from './judge.ts';
import { sample } from './random.ts';

/** Names that every JavaScript object answers to. */
export const inheritedNames = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'isPrototypeOf',
];

/** Letters and words as people write them, which a search must take. */
export const words = [
  'bank',
  'Türkçe ışık',
  'スツール',
  'كرسي',
  'כיסא',
  '𝓑𝓪𝓷𝓴',
  '𐐔𐐯𐑅𐐨𐑉𐐯𐐻',
  '𝐬𝐨𝐟𝐚 𝐠𝐫𝐨𝐞𝐧',
  'ﬁjne stoel',
  'e\u0301e\u0301n stoel',
  '🛋️ bank',
];

const databases = [
  "'",
  '"',
  "stoel' -- ",
  "x' OR 'a'='a",
  '1); SELECT pg_sleep(6); --',
  "' UNION SELECT null, version() -- ",
  '$$;SELECT 1;$$',
  "\\'; DROP TABLE orders; --",
  '%_%_%',
  ':* & !(|<->',
  "a' <-> 'b:*",
  "E'\\x00'",
];
const paths = [
  '../../../../etc/passwd',
  '..\\..\\..\\etc\\passwd',
  '....//....//etc/passwd',
  '/etc/passwd',
  'file:///etc/passwd',
  '.env',
  '.git/config',
  'package.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%252f..%252fpackage.json',
  './././nl',
  '//',
  '\\\\',
  'nl/../../api/metrics',
];
const scripts = [
  `<${mark}>`,
  `"><${mark}>`,
  `'><${mark}>`,
  `</script><${mark}>`,
  `</title><${mark}>`,
  `</textarea><${mark}>`,
  `--><${mark}>`,
  `]]><${mark}>`,
  `" ${mark}="1`,
  `javascript:${mark}`,
  `JaVaScRiPt:${mark}`,
  `data:text/html,<${mark}>`,
  `\u2028</script><${mark}>\u2029`,
  `&lt;${mark}&gt;`,
  `\\u003c${mark}\\u003e`,
];
const templates = [
  '{{7*7}}',
  '$' + '{7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{%raw%}',
  '%{(#a=1)}',
  '$(id)',
  '`id`',
  '|id',
  ';id',
];
const headers = [
  `x\r\nx-${mark}: 1`,
  `x\nset-cookie: ${mark}=1`,
  `x\r\n\r\n<${mark}>`,
  `x\u560d\u560ax-${mark}: 1`,
  '\r',
  'x\tx',
];
const redirects = [
  `//${foreignHost}`,
  `/\\${foreignHost}`,
  `https://${foreignHost}/`,
  `https:${foreignHost}`,
  `/%09/${foreignHost}`,
  `@${foreignHost}`,
  `/nl@${foreignHost}`,
  `///${foreignHost}/nl`,
];
const letters = [
  '\0',
  'bank\0stoel',
  '\ud800',
  '\udfff\ud800',
  '\uffff',
  '\ufeffbank',
  '\u202ekoots',
  '\u200b\u200d\u2060',
  'a\u0300'.repeat(200),
  'İıſK',
  '\u{10ffff}',
  '👩‍👩‍👧‍👦'.repeat(20),
  '\x1b[31m',
  '\x7f',
];
const amounts = [
  '-1',
  '0',
  '1e999',
  'NaN',
  '99999999999999999999',
  '0x10',
  '1.5',
  '2147483648',
  '--',
  'null',
  'true',
];
const structures = ['[]', '{}', '[object Object]', 'a[b]=c', 'a&b=c&b=d', '?', '#', '&&&', '=', ';', ',,,,,'];
const long = ['x'.repeat(2000), 'ab '.repeat(1500), '%'.repeat(500), '../'.repeat(400), '('.repeat(800)];

/** Those that have something to break in every shop; the short form sends them everywhere. */
export const worst = [
  '\ud800',
  '\0',
  `"><${mark}>`,
  `x\r\nx-${mark}: 1`,
  `//${foreignHost}`,
  'constructor',
  '𝓑𝓪𝓷𝓴',
  "'",
];
/** Bytes that are no UTF-8, or no percent-encoding at all, written as they travel. */
export const badEncodings = [
  '%ff',
  '%',
  '%zz',
  '%c0%af',
  '%e0%80%af',
  '%f8%88%80%80%80',
  '%ed%a0%80',
  '%u002f',
  '%00',
  '%0d%0ax-lmqzfxa:%201',
  '%2',
  '%25%66%66',
];

const own = [
  ...[...words, ...databases, ...paths, ...scripts, ...templates, ...headers, ...redirects],
  ...[...letters, ...amounts, ...structures, ...long, ...inheritedNames],
];

/** All strings of the attack's own making, and as many by chance. */
export function hostileStrings(random: number, seed: number): string[] {
  const piece = fc.oneof(
    fc.string({ maxLength: 30, unit: 'binary' }),
    fc.string({ maxLength: 30 }),
    fc.tuple(fc.constantFrom(...own), fc.string({ maxLength: 8 })).map(([a, b]) => (a + b).slice(0, 600)),
  );
  return [...new Set([...own, ...sample(piece, random, seed)])];
}

/** Percent-encodes like a browser, and half a pair of surrogates too, as a careless client would. */
export function encoded(text: string): string {
  return [...text]
    .map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : surrogateBytes(letter)))
    .join('');
}

function surrogateBytes(letter: string): string {
  const code = letter.charCodeAt(0);
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
  return bytes.map((byte) => `%${byte.toString(16)}`).join('');
}
