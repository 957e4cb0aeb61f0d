const tokens =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|^import [\s\S]*?;$/gm;

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

function unescaped(literal: string): string {
  return literal
    .replaceAll(/\\u\{?([\da-fA-F]{4,6})\}?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, (_, letter) => escapes[letter] ?? letter);
}

/** What a file of TypeScript says between quotes; of a template, what stands between its values. */
export function literalsIn(source: string): string[] {
  const found: string[] = [];
  for (const [, single, double, template] of source.matchAll(tokens)) {
    const literal = single ?? double ?? template;
    if (literal) found.push(unescaped(literal.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' … ')));
  }
  return found;
}
