import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');
const here = globSync('components/design/*.tsx').map(read).join('\n');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Primitives the page imports, and those they are made of. */
function shown(): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const [file = ''] = globSync(join('components/ui', `${name}.{ts,tsx}`));
    namesIn(read(file), /from '\.\/([\w-]+)'/g).forEach(visit);
  };
  namesIn(here, /from '@\/components\/ui\/([\w-]+)'/g).forEach(visit);
  return found;
}

const primitives = globSync('components/ui/*.{ts,tsx}').filter((file) => !file.includes('.test.'));

test.each(primitives)('/design shows %s', (file) => {
  expect([...shown()]).toContain(file.replace(/^.*\/|\.tsx?$/g, ''));
});

const tokens = namesIn(read('app/globals.css'), /^ {2}--((?:color|text|radius|shadow)-\w+(?:-\w+)*):/gm);

test.each(tokens)('/design shows the token %s', (token) => {
  const [kind = '', ...name] = token.split('-');
  expect(here).toMatch(new RegExp(`['"\\s{[]${name.join('-')}['"]?[:,\\]]|--${kind}-${name.join('-')}\\b`));
});
