/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object } from 'yup';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const manifest: unknown = JSON.parse(read('package.json'));
const { dependencies, optionalDependencies } = object({
  dependencies: object().required(),
  optionalDependencies: object().required(),
}).validateSync(manifest);
const needed = Object.keys({ ...dependencies, ...optionalDependencies }).sort();

const [list = ''] = read('docs/packages.md').split('\n## ');
const rows = [...list.matchAll(/^\| `([^`]+)` *\| (.*?) *\|$/gm)].map(([, name = '', reason = '']) => ({
  name,
  reason,
}));

describe('docs/packages.md', () => {
  it('gives every package of the running shop its reason, and names no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(needed);
    expect(rows.filter(({ reason }) => reason.length < 4)).toEqual([]);
  });

  it('is kept for packages of one exact version', () => {
    const versions: readonly unknown[] = Object.values({ ...dependencies, ...optionalDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });
});
