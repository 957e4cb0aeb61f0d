import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, siteCodes } from '../api/contract/sites';

const root = path.join(import.meta.dirname, '..');
const isSource = (file: string) =>
  /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing(\/|\.ts$)|^api\/db\/seed\//.test(file);
const files = globSync('{api,app,components,i18n,lib,server}/**/*.{ts,tsx}', { cwd: root }).filter(isSource);

const codes = siteCodes.join('|');
const spoken = languages.join('|');
/** A site by its name in a comparison, and a language by its name behind `??` or `||`. */
const asked = new RegExp(
  `((site|[cC]ode)\\s*[!=]==\\s*'(${codes})')|('(${codes})'\\s*[!=]==\\s*\\w*\\.?(site|code)\\b)|('(${codes})'.*\\]\\.includes\\()|(case '(${codes})')`,
);
const fallback = new RegExp(`(\\?\\?|\\|\\|)\\s*('(${spoken})'|[\\w.]+\\.(${spoken})\\b)`);

/** Says so, and a test knows it. */
const announced = ['lib/i18n/messages.ts'];

function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

describe('facts of sites and languages', () => {
  it('are asked for by name, never by whose they are: add a field to the site instead', () => {
    expect(linesWith(asked)).toEqual([]);
  });

  it('of one language never stand in for another in silence: use that of the site', () => {
    const found = linesWith(fallback).filter((line) => !announced.some((file) => line.startsWith(file)));
    expect(found).toEqual([]);
  });

  it('are looked for where the sources are', () => {
    expect(files.length).toBeGreaterThan(500);
    const ways = [
      "site.code === 'tr'",
      "siteCode !== 'b2bTr'",
      "['tr', 'b2bTr'].includes(code)",
      "case 'be':",
    ];
    for (const way of ways) expect(asked.test(way)).toBe(true);
    expect(fallback.test("const text = texts[language] ?? texts.nl ?? '';")).toBe(true);
  });
});
