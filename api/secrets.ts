import { readServiceAccount } from './contract/settings/forms.ts';
import type { Variables } from './contract/settings/read.ts';
import { aboutSetting, settingNames } from './contract/settings/schema.ts';

export type Redact = (text: string) => string;

/** Shorter passwords are replaced as whole words only, and shorter names of users not at all: they stand everywhere. */
const shortest = 4;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** User and password of an address, also of one that cannot be parsed. */
function credentialsOf(value: string): readonly string[] {
  const [, both = ''] = /^\s*[\w+.-]+:\/\/([^/?#]*(?:[/?#].*)?)@/s.exec(value) ?? [];
  const colon = both.indexOf(':');
  const [user, password] = colon < 0 ? [both, ''] : [both.slice(0, colon), both.slice(colon + 1)];
  return user.length < shortest ? [password] : [user, password];
}

/** A key of several lines may be quoted line by line. */
function keyLinesOf(value: string): readonly string[] {
  const key = readServiceAccount(value)?.private_key ?? '';
  return key.split('\n').filter((line) => line.length > 20 && !line.startsWith('-----'));
}

/** The same text as it stands in addresses, in JSON and in what Node prints of objects. */
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

function toPattern(secret: string): string {
  const literal = secret.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return secret.length < shortest ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
}

/**
 * Replaces the secrets among the settings by the names of their variables: whole values, and user and password of every
 * address, in each form they are known to appear in.
 */
export function createRedact(variables: Variables): Redact {
  const named = new Map<string, string>();
  for (const name of settingNames)
    for (const secret of secretsIn(name, variables[name] ?? ''))
      if (secret.trim() !== '' && !named.has(secret)) named.set(secret, name);
  if (named.size === 0) return (text) => text;
  // The longest first: a whole address before the password in it.
  const secrets = [...named.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(secrets.map(toPattern).join('|'), 'gu');
  return (text) => text.replace(pattern, (secret) => `<${named.get(secret)}>`);
}
