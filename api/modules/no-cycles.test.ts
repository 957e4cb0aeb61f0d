import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname);
const importPattern = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const moduleOf = (file: string) => path.relative(root, file).split(path.sep)[0] ?? '';

/** What the code of each module imports of other modules, types included: importing file by imported module. */
function readImports(): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  const files = globSync('*/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  for (const name of files) {
    const file = path.join(root, name);
    const from = moduleOf(file);
    const targets = imports.get(from) ?? new Map<string, string>();
    imports.set(from, targets);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const target = path.join(path.dirname(file), specifier);
      if (target.startsWith(root + path.sep) && moduleOf(target) !== from)
        targets.set(moduleOf(target), name);
    }
  }
  return imports;
}

test('no two modules need each other, not even through others', () => {
  const imports = readImports();
  expect(imports.size).toBeGreaterThan(20);
  // Takes away whoever needs nobody that is left; a circle never gets its turn.
  for (let before = -1; before !== imports.size; ) {
    before = imports.size;
    for (const [name, targets] of imports)
      if (![...targets.keys()].some((target) => imports.has(target))) imports.delete(name);
  }
  const circle = [...imports].flatMap(([, targets]) =>
    [...targets].filter(([target]) => imports.has(target)).map(([target, file]) => `${file} → ${target}`),
  );
  expect(circle).toEqual([]);
});
