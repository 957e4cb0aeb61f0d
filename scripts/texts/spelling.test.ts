/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeArguments } from '../start/node-binary.mjs';
import { literalsIn } from './literals';

// Hunspell comes as a module of WebAssembly, which Jest does not load.
const script = join(process.cwd(), 'scripts/spelling.ts');
const run = (...asked: string[]) =>
  spawnSync(process.execPath, [...nodeArguments(process.execPath), script, ...asked], { encoding: 'utf8' });

describe('every text of every language', () => {
  it('is spelled rightly, but for the words of config/spelling, and written in that language', () => {
    const { stderr, status } = run();
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('is looked at: a wrong word and a foreign sentence are told', () => {
    const dutch = 'Deze bank staat sinds een week in onze woonkamer en zit heerlijk.';
    const { stderr, status } = run(
      'nl:Een mooie hoekbnak',
      'de:Ein schönes Sofa',
      `nl:${dutch}`,
      `tr:${dutch}`,
    );
    expect(status).toBe(1);
    const told = stderr.trim().split('\n');
    expect(told[0]).toBe('nl hoekbnak (asked)');
    expect(told.at(-1)).toBe(`not tr: ${dutch} (asked)`);
    expect(told.filter((line) => /^(de|not nl)/.test(line))).toEqual([]);
  });
});

it('plain blanks before a sign or within an abbreviation are told', () => {
  const { stderr, status } = run(
    'fr:Une question ? Un canapé',
    'fr:Une question\u202f? Un canapé',
    'fr:Une table « ronde »',
    'de:Ein Sofa, z. B. aus Leder',
    'de:Ein Sofa, z.\u202fB. aus Leder',
  );
  const told = stderr.split('\n').filter((line) => line.includes('does not break'));
  expect(told.map((line) => line.slice(0, 2))).toEqual(['fr', 'fr', 'fr', 'de']);
  expect(status).toBe(1);
});

describe('literals of a source', () => {
  it('are found between every kind of quotes, and nowhere else', () => {
    const source = [
      "import { x } from './a.ts';",
      "// not “this”, nor 'that'",
      "const a = 'Linden\\'s \\u00e9\\u00e9n';",
      `const b = \`tot \${count({ a: 1 })} stuks\`; /* "nor this" */ const c = "https://x.nl // y";`,
    ].join('\n');
    expect(literalsIn(source)).toEqual(["Linden's één", 'tot  …  stuks', 'https://x.nl // y']);
  });
});
