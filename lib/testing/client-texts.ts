import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Source = { isClient: boolean; imports: string[]; wants: string[]; given: string[] | null };
/** The innermost `ClientMessages` around a file: those further out do not reach through it. */
type Giver = { file: string; names: string[] };
type Findings = { missing: Set<string>; used: Set<string>; givers: Map<string, string[]> };

const imported = /(?:^import (?!type )[^;]*?from |^export [^;]*?from |import\()'((?:@|\.\.?)\/[^']+)'/gm;

function resolveImport(root: string, from: string, target: string): string | undefined {
  const path = target.startsWith('@/') ? target.slice(2) : join(dirname(from), target);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(root, file)),
  );
}

function quoted(text: string): string[] {
  return [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  const given = /<(?:Client|Late)Messages\s+namespaces=\{\[([^\]]*)\]\}/.exec(text);
  return {
    isClient: text.startsWith("'use client'"),
    imports: [...text.matchAll(imported)].flatMap(
      ([, target = '']) => resolveImport(root, file, target) ?? [],
    ),
    wants: [...text.matchAll(/useTranslations\(([^)]*)\)/g)].flatMap(([, name = '']) => quoted(name)),
    given: given ? quoted(given[1] ?? '') : null,
  };
}

/** `layout.tsx` of every folder above a page, the outermost first. */
function layoutsOf(root: string, page: string): string[] {
  const folders = dirname(page).split('/');
  return folders
    .map((_, depth) => join(...folders.slice(0, depth + 1), 'layout.tsx'))
    .filter((file) => existsSync(join(root, file)));
}

const covers = (given: string, wanted: string) => wanted === given || wanted.startsWith(`${given}.`);

/**
 * Follows the imports of each page with its layouts and compares what islands translate with what `ClientMessages`
 * gives them. `missing`: an island without its texts; `idle`: texts that are sent with a page for nobody.
 */
export function checkClientTexts(root: string): { missing: string[]; idle: string[] } {
  const sources = new Map<string, Source>();
  const findings: Findings = { missing: new Set(), used: new Set(), givers: new Map() };
  const sourceOf = (file: string) => {
    const source = sources.get(file) ?? readSource(root, file);
    sources.set(file, source);
    return source;
  };
  const seen = new Set<string>();
  const note = (file: string, wanted: string, giver: Giver | null) => {
    const name = giver?.names.find((given) => covers(given, wanted));
    if (giver && name) findings.used.add(`${giver.file}: ${name}`);
    else findings.missing.add(`${file} wants '${wanted}' of ${giver?.file ?? 'no ClientMessages'}`);
  };
  const follow = (file: string, outer: Giver | null, isBelowClient: boolean) => {
    const source = sourceOf(file);
    const giver = source.given ? { file, names: source.given } : outer;
    const isClient = isBelowClient || source.isClient;
    const step = `${file} ${giver?.file} ${isClient}`;
    if (seen.has(step)) return;
    seen.add(step);
    if (source.given) findings.givers.set(file, source.given);
    if (isClient) for (const wanted of source.wants) note(file, wanted, giver);
    for (const next of source.imports) follow(next, giver, isClient);
  };
  const pages = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('app', file))
    .filter((file) => /\/(page|error|not-found)\.tsx$/.test(file));
  for (const page of pages) {
    let giver: Giver | null = null;
    for (const file of [...layoutsOf(root, page), page]) {
      follow(file, giver, false);
      const { given } = sourceOf(file);
      if (given) giver = { file, names: given };
    }
  }
  const sent = [...findings.givers].flatMap(([file, names]) => names.map((name) => `${file}: ${name}`));
  return { missing: [...findings.missing], idle: sent.filter((name) => !findings.used.has(name)) };
}
