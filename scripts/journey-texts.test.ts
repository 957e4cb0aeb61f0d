import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const messages = ['interface', 'late'].flatMap((file) =>
  textsIn(JSON.parse(readFileSync(path.join(root, `messages/nl/${file}.json`), 'utf8'))),
);

/** Words between quotes, or between the slashes of a pattern; the names of keys are the browser's. */
function literalsIn(source: string): string[] {
  return [...source.replaceAll(/\.press\('\w+'\)/g, '').matchAll(/'([^'\n]+)'|\/([^/\n]+)\//g)].flatMap(
    ([, quoted, pattern]) => quoted ?? pattern ?? [],
  );
}

/** Two words of a message, or a message of one word, are no accident. */
function isCopied(literal: string): boolean {
  return literal.trim().includes(' ')
    ? messages.some((message) => message.includes(literal))
    : /^[A-Z]/.test(literal) && messages.includes(literal);
}

it('journeys name messages by their keys, so that they walk every site', () => {
  const copies = globSync('e2e/**/*.ts', { cwd: root }).flatMap((file) =>
    literalsIn(readFileSync(path.join(root, file), 'utf8'))
      .filter(isCopied)
      .map((literal) => `${file}: ${literal}`),
  );
  expect(copies).toEqual([]);
});
