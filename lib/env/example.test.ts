import { globSync, readFileSync } from 'node:fs';
import { settingNames } from '@/api/contract/settings/schema';

/** Set by Node, Next.js, npm, our own scripts or the machine that runs the tests, never by whoever runs the shop. */
const foreign = [
  'CI',
  'FOUND_COUNTS',
  'LINDEN_BUILD',
  'LINDEN_TEST_TEMPLATE',
  'NEXT_RUNTIME',
  'NEXT_TELEMETRY_DISABLED',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'PATH',
  'TEST_WORKER_INDEX',
];

const read = (file: string) => readFileSync(file, 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Settings that storefront and API take from the schema. */
const taken = ['api/runtime/environment.ts', 'lib/env/env.ts'].flatMap((file) =>
  namesIn(read(file), /\bvalues\.([A-Z_]+)/g),
);

function variablesOfSource(): string[] {
  const files = globSync([
    '{api,app,bench,components,e2e,lib,scripts,server}/**/*.{ts,tsx,mjs}',
    '*.{ts,mjs}',
  ]);
  const names = [
    ...taken,
    ...files.flatMap((file) => namesIn(read(file), /process\.env\.([A-Z][A-Z0-9_]*)/g)),
  ];
  return [...new Set(names)].filter((name) => !foreign.includes(name)).sort();
}

test('.env.example names every variable that is read, and no other', () => {
  const explained = namesIn(read('.env.example'), /^([A-Z0-9_]+)=/gm);
  expect(explained.toSorted()).toEqual(variablesOfSource());
});

test('every setting of the schema is read, and no other', () => {
  expect([...new Set(taken)].sort()).toEqual(settingNames.toSorted());
});
