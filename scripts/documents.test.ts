/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

const made = /^(node_modules|test-results|\.next|\.data|\.git)(\/|$)/;
const documents = globSync('**/*.md', { exclude: (path) => made.test(path) });
const files = globSync('**/*.*', { exclude: (path) => made.test(path) });
const folders = new Set(
  files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))),
);
/** `lib/api/http.ts`, `basket/evaluate.ts`, `states.ts`. Next's folders have signs of their own. */
const filePattern = /^[\w.@()[\]-][\w.@/()[\]-]*\.(tsx?|mjs|cjs|json|css|py|c|svg)$/;
/** `api/db/backup`, `app/[site]/failure/`. */
const folderPattern =
  /^(api|app|attack|bench|components|config|docs|e2e|i18n|imagery|messages|lib|public|scripts|server|sites)\/[\w@/()[\]-]*$/;
/** Written by a running shop, its build or its types. */
const writtenLater = /^(database|build-manifest)\.json$|^next-env\.d\.ts$|^\.data\//;
/** Formatting an unresolved merge makes seven quotations within each other of its last mark. */
const markPattern = /^(<{7}|={7}$|(> ?){7})/m;

function quotedIn(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) => words ?? []);
}

/** A table names a folder once and then what is in it, so the end of a path names a file too. */
function isThere(path: string): boolean {
  const asked = path.replace(/\/$/, '');
  return folders.has(asked) || files.some((file) => file === asked || file.endsWith(`/${asked}`));
}

describe.each(documents)('%s', (document) => {
  it('names files and folders that exist', () => {
    const paths = quotedIn(document).filter(
      (words) => (filePattern.test(words) || folderPattern.test(words)) && !writtenLater.test(words),
    );
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('documents', () => {
  it('hold no marks of a merge', () => {
    expect(documents).toContain('README.md');
    expect(documents.filter((file) => markPattern.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(['<<<<<<< ours', '=======', '>>>>>>> theirs', '> > > > > > > theirs'])(
    '%s is such a mark',
    (line) => {
      expect(markPattern.test(`text\n${line}\ntext`)).toBe(true);
    },
  );
});
