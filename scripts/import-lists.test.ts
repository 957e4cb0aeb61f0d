/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { features, leafNames, tests } from './import-features.cjs';
import { surfaces } from './import-surfaces.cjs';

const isTest = new RegExp(tests);
const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** What files import, as paths of the tree; tests aside. */
function importsOf(pattern: string): { path: string; target: string }[] {
  return globSync(pattern)
    .filter((path) => !isTest.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(imported)].flatMap(([, from = '']) => {
        if (from.startsWith('@/')) return [{ path, target: from.slice(2) }];
        return from.startsWith('.') ? [{ path, target: join(dirname(path), from) }] : [];
      }),
    );
}

/** Pairs of what uses what, where a path says by `pattern` to what it belongs. */
function pairsOf(files: string, pattern: RegExp, name: (found: RegExpExecArray) => string): Set<string> {
  return new Set(
    importsOf(files).flatMap(({ path, target }) => {
      const [from, to] = [pattern.exec(path), pattern.exec(target)];
      return from && to && from[1] !== to[1] ? [name(to), `${from[1]} → ${to[1]}`] : [];
    }),
  );
}

test('a module shows what is there and what another module uses', () => {
  const used = pairsOf('api/modules/**/*.ts', /^api\/modules\/([^/]+)\/(.+)\.ts$/, ([, module, file]) =>
    [module, file].join('/'),
  );
  const shown = Object.entries(surfaces).flatMap(([module, files]) =>
    files.split('|').map((file) => `${module}/${file}`),
  );
  expect(shown.filter((file) => !existsSync(`api/modules/${file}.ts`))).toEqual([]);
  expect(shown.filter((file) => !used.has(file))).toEqual([]);
});

test('features and leaves have folders, and a feature uses what it is listed to use', () => {
  const names = [...Object.keys(features), ...leafNames.split('|')];
  expect(names.filter((name) => !['components', 'lib'].some((room) => existsSync(join(room, name))))).toEqual(
    [],
  );
  const used = pairsOf('{components,lib}/**/*.{ts,tsx}', /^(?:components|lib)\/([^/]+)\//, () => '');
  const listed = Object.entries(features).flatMap(([feature, others]) =>
    others.map((other) => `${feature} → ${other}`),
  );
  expect(listed.filter((arrow) => !used.has(arrow))).toEqual([]);
});
