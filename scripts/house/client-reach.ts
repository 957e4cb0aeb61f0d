import { importsOf, type Source } from './sources.ts';

/** Where the storefront's code lies. */
export const storefront = ['app', 'components', 'lib'];

export type ClientReach = { reached: number; all: number; share: number; files: readonly string[] };

/** Lines that reach browsers because a file with `'use client'` needs them, of all lines of the storefront. */
export function clientReach(root: string, sources: readonly Source[]): ClientReach {
  const counted = new Map(sources.filter(({ isTest }) => !isTest).map((source) => [source.path, source]));
  const waiting = [...counted.values()].filter(({ lines }) => /^'use client'/.test(lines.join('\n')));
  const reached = new Set<Source>(waiting);
  for (let source = waiting.pop(); source; source = waiting.pop())
    for (const path of importsOf(root, source)) {
      const needed = counted.get(path);
      if (!needed || reached.has(needed)) continue;
      reached.add(needed);
      waiting.push(needed);
    }
  const linesOf = (files: Iterable<Source>) => [...files].reduce((sum, { lines }) => sum + lines.length, 0);
  const [some, all] = [linesOf(reached), linesOf(counted.values())];
  return { reached: some, all, share: some / all, files: [...reached].map(({ path }) => path).sort() };
}
