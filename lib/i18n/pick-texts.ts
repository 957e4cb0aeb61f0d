import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';

export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
export type Texts = { [key: string]: unknown };

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Copies what is at `path` (`['product', 'gallery']`) from one tree of texts to another. */
function copyTexts(from: Texts, to: Texts, [key, ...rest]: string[]): void {
  if (key === undefined || !(key in from)) return;
  const source = from[key];
  if (rest.length === 0 || !isTexts(source)) {
    to[key] = source;
    return;
  }
  const branch = isTexts(to[key]) ? to[key] : {};
  to[key] = branch;
  copyTexts(source, branch, rest);
}

/** The texts of the named features, and no others. */
export function pickTexts(messages: Texts, namespaces: readonly Namespace[]): Texts {
  const chosen: Texts = {};
  for (const name of namespaces) copyTexts(messages, chosen, name.split('.'));
  return chosen;
}
