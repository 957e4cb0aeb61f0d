import { globSync, readFileSync } from 'node:fs';

/** What changes while the process runs and belongs to no start: empty collections and variables of a file. */
const state =
  /^(?:export )?(?:let |var |const \w+(?::.+?)? =\s+(?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|new LRUCache|create[A-Z]\w*\(|\[\];|\{\};))/gm;

/** The whole program of a thread: it is started for one database. */
const programs = ['db/pglite-worker.ts'];

function stateOf(file: string): string[] {
  const text = readFileSync(`${__dirname}/${file}`, 'utf8');
  return [...text.matchAll(state)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    const mend =
      'make it at start and hand it on in Services; what is pure may be memoised (runtime/memo.ts)';
    return `api/${file}:${line} keeps state for all who import it: ${mend}.`;
  });
}

test('no file of the API keeps state: what is kept belongs to a start, so that two APIs share nothing', () => {
  const files = globSync('**/*.ts', { cwd: __dirname }).filter(
    (file) => !/\.test\.ts$|(^|\/)testing\/|^contract\//.test(file) && !programs.includes(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(stateOf)).toEqual([]);
});

test.each([
  'let known: Promise<Turkey> | undefined;',
  'const lookups = new WeakMap<Environment, Lookup>();',
  'export const listeners: Set<() => void> = new Set();',
  'const waiting: Notification[] = [];',
  'export const searches = createSemaphore(4, 200);',
])('state is seen: %s', (line) => {
  expect(`const a = 1;\n${line}`.match(state)).toHaveLength(1);
});

test.each([
  "const changing = new Set(['POST', 'PUT']);",
  'const byZipCode = new Map(sampleAddresses.map((address) => [address.zipCode, address]));',
  '  const merged = new Map<string, Item>();',
])('a table, or what a function keeps, is none: %s', (line) => {
  expect(`const a = 1;\n${line}`.match(state)).toBeNull();
});
