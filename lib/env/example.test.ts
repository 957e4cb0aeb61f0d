import { globSync, readFileSync } from 'node:fs';

/** Set by Node, Next.js, npm or the machine that runs the tests, never by whoever runs the shop. */
const foreign = ['CI', 'LINDEN_TEST_TEMPLATE', 'NEXT_RUNTIME', 'NEXT_TELEMETRY_DISABLED', 'NODE_ENV', 'PATH'];

const read = (file: string) => readFileSync(file, 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

function variablesOfSource(): string[] {
  const files = globSync([
    '{api,app,bench,components,e2e,lib,scripts,server}/**/*.{ts,tsx,mjs}',
    '*.{ts,mjs}',
  ]);
  const names = [
    ...namesIn(read('api/environment.ts'), /^ {2}([A-Z_]+): \w+\(/gm),
    ...namesIn(read('lib/env/env.ts'), /source(?:\.|, ')([A-Z_]+)/g),
    ...files.flatMap((file) => namesIn(read(file), /process\.env\.([A-Z][A-Z0-9_]*)/g)),
  ];
  return [...new Set(names)].filter((name) => !foreign.includes(name)).sort();
}

test('.env.example names every variable that is read, and no other', () => {
  const explained = namesIn(read('.env.example'), /^([A-Z0-9_]+)=/gm);
  expect(explained.toSorted()).toEqual(variablesOfSource());
});
