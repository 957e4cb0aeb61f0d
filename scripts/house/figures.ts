// `npm run figures`: how large the house is, how much of it reaches browsers, how much of it is tested.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientReach, storefront } from './client-reach.ts';
import { type Source, sourcesOf } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = [
  'api',
  'app',
  'attack',
  'bench',
  'components',
  'e2e',
  'messages',
  'lib',
  'scripts',
  'server',
  'sites',
];
const sources = sourcesOf(root, folders);
const linesOf = (some: readonly Source[]) => some.reduce((sum, { lines }) => sum + lines.length, 0);
const columns = (...cells: readonly (string | number)[]) =>
  console.info(
    cells.map((cell, index) => (index === 0 ? `  ${cell}`.padEnd(14) : String(cell).padStart(9))).join(''),
  );

columns('folder', 'code', 'tests', 'data', 'files', 'test files', 'per source');
for (const folder of folders) {
  const own = sources.filter(({ path }) => path.startsWith(`${folder}/`));
  const code = own.filter(({ isTest, isData }) => !isTest && !isData);
  const tests = own.filter(({ isTest }) => isTest);
  const testFiles = tests.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  columns(
    folder,
    linesOf(code),
    linesOf(tests),
    linesOf(own.filter(({ isTest, isData }) => isData && !isTest)),
    code.length,
    testFiles.length,
    (testFiles.length / Math.max(1, code.length)).toFixed(2),
  );
}

const code = sources.filter(({ isTest, isData, path }) => !isTest && !isData && !path.startsWith('e2e/'));
const sizes = code.map(({ lines }) => lines.length).sort((a, b) => a - b);
const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
console.info(
  `\nLines of a file: median ${at(0.5)}, p90 ${at(0.9)}, longest ${sizes.at(-1)} (of ${sizes.length})`,
);
const reach = clientReach(root, sourcesOf(root, storefront));
console.info(
  `Lines of the storefront that reach browsers: ${reach.reached} of ${reach.all}, ${(reach.share * 100).toFixed(1)} %`,
);
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
console.info(
  `Packages: ${Object.keys(dependencies).length} at run time, ${Object.keys(devDependencies).length} for development`,
);
