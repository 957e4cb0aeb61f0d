/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = ['SECURITY.md', 'docs/security-standard.md'];
/** Files and folders have a slash or an ending; addresses of the shop begin with a slash. */
const pathPattern = /^(?!\/)(?=.*[./])[\w.@/[\]-]+$/;

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) => words ?? []);
}

describe.each(documents)('%s', (document) => {
  it('names files that exist', () => {
    const paths = quoted(read(document)).filter((words) => pathPattern.test(words));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = quoted(read(document)).flatMap((words) => /^npm run ([\w-]+)$/.exec(words)?.[1] ?? []);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

describe('the table of the standard', () => {
  const lines = read('docs/security-standard.md').matchAll(/^\|(.*)\|$/gm);
  const rows = [...lines]
    .map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()))
    .filter(([number]) => number?.startsWith('V'));

  it('has each requirement once, with an answer and its reason', () => {
    const numbers = rows.map(([number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(200);
    for (const [number = '', asked, met = '', by] of rows) {
      expect(number).toMatch(/^V\d+\.\d+(\.\d+| to V\d+\.\d+)$/);
      expect(['yes', 'partly', 'no', 'operator', '—']).toContain(met);
      expect([asked, by].every(Boolean)).toBe(true);
    }
  });
});
