/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'linden-stamps-'));
  write('package-lock.json', lockOf({ next: '16.4.6' }));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function lockOf(versions: Record<string, string>, optional: readonly string[] = []): string {
  const packages = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version, ...(optional.includes(name) ? { optional: true } : {}) },
  ]);
  return JSON.stringify({ packages: { '': { name: 'linden' }, ...Object.fromEntries(packages) } });
}

/** The scripts run without a build step, so they are asked in a process of their own. */
function ask(expression: string): string {
  const code = `import { buildStamp, isLockInstalled } from './scripts/start/stamps.mjs';
    console.info(String(${expression}));`;
  const options = { input: code, encoding: 'utf8' as const, cwd: process.cwd() };
  return execFileSync(process.execPath, ['--input-type=module'], options).trim();
}
const isInstalled = () => ask(`isLockInstalled(${JSON.stringify(root)})`);
const build = (environment = {}) =>
  ask(`buildStamp(${JSON.stringify(root)}, ${JSON.stringify(environment)})`);

describe('whether packages must be installed', () => {
  const record = 'node_modules/.package-lock.json';

  it('is so without a record of npm', () => {
    expect(isInstalled()).toBe('false');
  });

  it('is not so when every version agrees', () => {
    write(record, lockOf({ next: '16.4.6' }));
    expect(isInstalled()).toBe('true');
  });

  it.each([
    ['another version', { next: '16.4.5' }],
    ['a missing package', {}],
  ])('is so for %s', (_case, installed) => {
    write(record, lockOf(installed));
    expect(isInstalled()).toBe('false');
  });

  it('overlooks optional packages of other systems, but not their wrong versions', () => {
    write('package-lock.json', lockOf({ next: '16.4.6', 'swc-darwin': '1.0.0' }, ['swc-darwin']));
    write(record, lockOf({ next: '16.4.6' }));
    expect(isInstalled()).toBe('true');
    write(record, lockOf({ next: '16.4.6', 'swc-darwin': '0.9.0' }));
    expect(isInstalled()).toBe('false');
  });
});

describe('whether the shop must be built', () => {
  it('follows sources, the lock and the variables that pages contain', () => {
    write('app/page.tsx', 'export {}');
    const stamps = [build()];
    write('app/page.tsx', 'export { }');
    stamps.push(build());
    write('package-lock.json', lockOf({ next: '16.4.7' }));
    stamps.push(build(), build({ PUBLIC_URL: 'https://shop.test' }));
    expect(new Set(stamps).size).toBe(stamps.length);
  });

  it('follows every folder that the pages are made from', () => {
    const files = globSync('{app,components,i18n,lib}/**/*.{ts,tsx}').filter(
      (file) => !file.includes('test'),
    );
    const imports = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '@\/([\w-]+)\//g)]);
    const folders = [...new Set(imports.map(([, folder = '']) => folder))].filter(
      (folder) => folder !== 'api',
    );
    expect(folders).toEqual(expect.arrayContaining(['components', 'messages', 'lib', 'sites']));
    const stamps = [build()];
    for (const folder of folders) {
      write(`${folder}/one.ts`, 'export {}');
      stamps.push(build());
    }
    expect(new Set(stamps).size).toBe(stamps.length);
  });

  it('does not follow tests, types of texts, the API or other variables', () => {
    const before = build();
    write('lib/money/format.test.ts', 'test');
    write('api/app.ts', 'api');
    write('messages/nl/interface.d.json.ts', 'types');
    expect(build({ PORT: '3100' })).toBe(before);
  });
});
