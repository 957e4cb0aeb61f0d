import { readServiceAccount } from '../contract/settings/forms.ts';
import type { Variables } from '../contract/settings/read.ts';
import { aboutSetting, settingNames } from '../contract/settings/schema.ts';

export type Redact = (text: string) => string;

/** Shorter secrets are replaced as whole words only: as parts of words they are everywhere. */
const longEnough = 12;
/** Shorter ones are left alone in a log: they are words of it. The addresses they belong to are still replaced. */
const shortestInLog = 6;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Up to the last `@` before the path, and up to the last one of all, should a password not be encoded. */
const beforeHost = [/^\s*([\w+.-]+):\/\/([^/?#]*)@/, /^\s*([\w+.-]+):\/\/(.*)@/s];

/**
 * The password in an address, also in one that cannot be parsed, and the user together with it. Neither the user alone nor
 * a password that is the address' own user, scheme, host or database: a marker in their place would tell it.
 */
function passwordsOf(value: string, matches: RegExp): readonly string[] {
  const [start = '', scheme = '', both = ''] = matches.exec(value) ?? [];
  const [user = '', ...others] = both.split(':');
  const password = others.join(':');
  const known = [user, ...(value.slice(start.length).split('?')[0] ?? '').split(/[/:,]/)];
  const isKnown = scheme.startsWith(password) || known.map(decoded).includes(decoded(password));
  // Where error reports go, the user is the key.
  const key = /^https?$/.test(scheme) ? user : '';
  return [key, isKnown ? '' : password, password && `${both}@`];
}

function credentialsOf(value: string): readonly string[] {
  const inQuery = [...value.matchAll(/[?&]password=([^&#]*)/g)].map(([, password = '']) => password);
  return [...beforeHost.flatMap((matches) => passwordsOf(value, matches)), ...inQuery];
}

/** A key of several lines may be quoted line by line. */
function keyLinesOf(value: string): readonly string[] {
  const key = readServiceAccount(value)?.private_key ?? '';
  return key.split('\n').filter((line) => line.length > 20 && !line.startsWith('-----'));
}

/** The same text as it is written in addresses, in JSON and in what Node prints of objects. */
function formsOf(text: string): readonly string[] {
  const escaped = JSON.stringify(text).slice(1, -1);
  return [
    text,
    text.trim(),
    decoded(text),
    encodeURIComponent(decoded(text)),
    escaped,
    escaped.replaceAll('\\n', '\\\\n'),
  ];
}

function secretsIn(name: string, value: string): readonly string[] {
  const { isSecret } = aboutSetting(name);
  return [...(isSecret ? [value, ...keyLinesOf(value)] : []), ...credentialsOf(value)].flatMap(formsOf);
}

/** In JSON a word may follow a line end or another sign that is written with letters. */
const wordStart = '(?:(?<![\\p{L}\\p{N}])|(?<=\\\\(?:[bfnrt]|u[\\da-f]{4})))';
const wordEnd = '(?![\\p{L}\\p{N}])';

function toPattern(secret: string): string {
  const literal = secret.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  if (secret.length >= longEnough) return literal;
  const start = /^[\p{L}\p{N}]/u.test(secret) ? wordStart : '';
  return `${start}${literal}${/[\p{L}\p{N}]$/u.test(secret) ? wordEnd : ''}`;
}

/**
 * Replaces the secrets among the settings by the names of their variables: whole values, and the password of every address,
 * in each form they are known to appear in. User names are no secrets.
 * @param shortest fewer signs are left alone
 */
export function createRedact(variables: Variables, shortest = shortestInLog): Redact {
  const named = new Map<string, string>();
  for (const name of settingNames)
    for (const secret of secretsIn(name, variables[name] ?? ''))
      if (secret.trim().length >= shortest && !named.has(secret)) named.set(secret, name);
  if (named.size === 0) return (text) => text;
  // The longest first: a whole address before the password in it.
  const secrets = [...named.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(secrets.map(toPattern).join('|'), 'gu');
  return (text) => text.replace(pattern, (secret) => `<${named.get(secret)}>`);
}

/** For the one text that ends a start: there even the shortest secret goes. */
export function createStrictRedact(variables: Variables): Redact {
  return createRedact(variables, 1);
}
