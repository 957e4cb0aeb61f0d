// The project's own sources, as the figures and the rules of the house count them.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const isTest = /(\.(test|spec)\.tsx?$|(^|\/)testing\/)/;
/** Words of the seeded shop, not code. */
const isData = /^(api\/db\/seed|api\/db\/migrations|sites\/\w+\/content|messages)\//;

export type Source = { path: string; lines: readonly string[]; isTest: boolean; isData: boolean };

/** Files of TypeScript and JavaScript below these folders. */
export function sourcesOf(root: string, folders: readonly string[]): Source[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .sort()
    .map((path) => ({
      path,
      lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n'),
      isTest: isTest.test(path),
      isData: isData.test(path),
    }));
}

const statement = /^\s*(?:import|export)\s+(?<names>[^'";]*?)\s*from\s*'(?<from>[^']+)'/gm;
const bare = /^\s*import\s*'(?<from>[^']+)'|\bimport\(\s*'(?<later>[^']+)'\s*\)/gm;

function bringsTypesOnly(names: string): boolean {
  if (/^type\b/.test(names)) return true;
  const inBraces = /^\{([^}]*)\}$/s.exec(names)?.[1];
  if (inBraces === undefined) return false;
  return inBraces.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
}

function fileOf(root: string, from: string, importer: string): string | null {
  const isOwn = from.startsWith('.') || from.startsWith('@/');
  if (!isOwn) return null;
  const base = from.startsWith('@/') ? from.slice(2) : normalize(join(dirname(importer), from));
  const files = ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending);
  return files.find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile()) ?? null;
}

/** Own files that a file needs when it runs; what it takes the types of only does not count. */
export function importsOf(root: string, { path, lines }: Source): string[] {
  const text = lines.join('\n');
  const found = [...text.matchAll(statement)]
    .filter(({ groups }) => !bringsTypesOnly(groups?.names ?? ''))
    .map(({ groups }) => groups?.from ?? '');
  for (const { groups } of text.matchAll(bare)) found.push(groups?.from ?? groups?.later ?? '');
  return found.flatMap((from) => fileOf(root, from, path) ?? []);
}
