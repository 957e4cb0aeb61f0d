/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Builds as Next does, in `.next/work`: clears it but for its cache, then writes; `SLOW` stops in the middle. */
const fakeNext = `
  const { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
  const { LINDEN_BUILD, PUBLIC_URL, SLOW } = process.env;
  const work = LINDEN_BUILD || '.next/work';
  mkdirSync(work, { recursive: true });
  for (const entry of readdirSync(work)) if (entry !== 'cache') rmSync(work + '/' + entry, { recursive: true });
  appendFileSync('built.log', 'begin ' + PUBLIC_URL + '\\n');
  mkdirSync(work + '/server', { recursive: true });
  mkdirSync(work + '/static');
  mkdirSync(work + '/cache', { recursive: true });
  writeFileSync(work + '/server/page.js', 'distDir:".next/work";' + PUBLIC_URL);
  const finish = () => {
    writeFileSync(work + '/static/a.js', 'shown in the browser: .next/work');
    writeFileSync(work + '/BUILD_ID', 'id');
    appendFileSync('built.log', 'end ' + PUBLIC_URL + '\\n');
  };
  if (SLOW) setInterval(() => existsSync('go-on') && (finish(), process.exit()), 20); else finish();
`;

let root: string;
const children: ChildProcess[] = [];
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const builds = () => readdirSync(join(root, '.next')).filter((entry) => /^[0-9a-f]{12}$/.test(entry));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'linden-builds-'));
  write('package-lock.json', '{}');
  write('node_modules/next/dist/bin/next', fakeNext);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(root, { recursive: true });
});

/** Runs in the folder of the shop with what the scripts offer; `print` is what it says. */
function run(code: string, variables: Readonly<Record<string, string>> = {}) {
  const scripts = join(process.cwd(), 'scripts/start');
  const input = `import { build, install } from ${JSON.stringify(`${scripts}/install.mjs`)};
    import { holdBuild, runningShops } from ${JSON.stringify(`${scripts}/builds.mjs`)};
    import { livingOwner } from ${JSON.stringify(`${scripts}/owners.mjs`)};
    const root = process.cwd();
    const print = (text) => process.stdout.write('[' + text + ']');
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module'], {
    cwd: root,
    env: { ...process.env, LINDEN_BUILD: '', ...variables },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  child.stdin.end(input);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'close').then(() => output);
  const until = async (text: string) => {
    const failed = ended.then((printed) => {
      if (!printed.includes(text)) throw new Error(`ended without “${text}”: ${printed}`);
    });
    while (!output.includes(text)) await Promise.race([once(child.stdout, 'data'), failed]);
  };
  return { child, ended, until };
}

async function runBuild(url: string): Promise<string> {
  const output = await run('print(await build(root, process.execPath))', { PUBLIC_URL: url }).ended;
  return /\[(\.next\/\w+)\]/.exec(output)?.[1] ?? output;
}

/** A shop that runs from the build of these settings. */
async function runShop(url: string) {
  const shop = run(
    'print(holdBuild(root, await build(root, process.execPath))); setInterval(() => {}, 1000);',
    {
      PUBLIC_URL: url,
    },
  );
  await shop.until('[');
  return shop.child;
}

async function untilBuilding(): Promise<void> {
  while (!existsSync(join(root, 'built.log'))) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** As if the build had last been wanted then. */
function age(build: string, seconds: number): void {
  const then = Date.now() / 1000 - seconds;
  utimesSync(join(root, build, 'linden-build'), then, then);
}

describe('a build', () => {
  it('is moved whole, names its own folder, and leaves the cache of Next where it was', async () => {
    const build = await runBuild('a');
    expect(read(`${build}/server/page.js`)).toBe(`distDir:"${build}";a`);
    expect(read(`${build}/static/a.js`)).toBe('shown in the browser: .next/work');
    expect(existsSync(join(root, '.next/work/cache'))).toBe(true);
    expect(existsSync(join(root, '.next/work/BUILD_ID'))).toBe(false);
  });

  it('is made once for the same settings, and beside those of others', async () => {
    const first = await runBuild('a');
    const before = read(`${first}/server/page.js`);
    const second = await runBuild('b');
    expect(second).not.toBe(first);
    expect(read(`${first}/server/page.js`)).toBe(before);
    expect(await runBuild('a')).toBe(first);
    expect(read('built.log').match(/begin/g)).toHaveLength(2);
  });

  it('that is killed leaves nothing that looks like one, and the next start builds', async () => {
    const first = await runBuild('a');
    rmSync(join(root, 'built.log'));
    const killed = run('await build(root, process.execPath)', { PUBLIC_URL: 'b', SLOW: '1' });
    await untilBuilding();
    killed.child.kill('SIGKILL');
    // Next itself goes on for a moment: nobody else may build meanwhile.
    const next = runBuild('b');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(read('built.log')).toBe('begin b\n');
    write('go-on', '');
    const second = await next;
    expect(builds().sort()).toEqual([first, second].map((build) => build.slice(6)).sort());
    expect(read(`${second}/server/page.js`)).toBe(`distDir:"${second}";b`);
  });

  it('waits for another one in the same folder, and takes it when it is the same', async () => {
    const slow = run('print(await build(root, process.execPath))', { PUBLIC_URL: 'a', SLOW: '1' });
    await untilBuilding();
    const others = [runBuild('a'), runBuild('b')];
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(read('built.log')).toBe('begin a\n');
    write('go-on', '');
    await slow.ended;
    const [same, other] = await Promise.all(others);
    expect(same).not.toBe(other);
    expect(read('built.log')).toBe('begin a\nend a\nbegin b\nend b\n');
  });
});

describe('old builds', () => {
  it('go once there are more than three, but never under a living shop', async () => {
    const shop = await runShop('a');
    const [inUse = ''] = builds();
    age(`.next/${inUse}`, 5000);
    const older = [];
    for (const [index, url] of ['b', 'c', 'd', 'e'].entries()) {
      const build = await runBuild(url);
      older.push(build.slice(6));
      age(build, 4000 - index);
    }
    expect(builds().sort()).toEqual([inUse, ...older.slice(1)].sort());
    const ended = once(shop, 'exit');
    shop.kill('SIGKILL');
    await ended;
    await runBuild('e');
    expect(builds().sort()).toEqual(older.slice(1).sort());
  });

  it('are no shop of a process that got the number of a dead one, and may be of another host', async () => {
    const build = await runBuild('a');
    const shops = async () => (await run('print(runningShops(root).join())').ended).slice(1, -1);
    const owner = (host: string, startedAt: string) =>
      write(`${build}/users/1.json`, JSON.stringify({ host, processes: [{ pid: process.pid, startedAt }] }));
    owner(hostname(), 'long ago');
    // Only Linux tells when a process started.
    if (existsSync('/proc/self/stat')) expect(await shops()).toBe('');
    owner('elsewhere', '1');
    expect(await shops()).toBe(String(process.pid));
    utimesSync(join(root, build, 'users/1.json'), 1, 1);
    expect(await shops()).toBe('');
  });
});

it('finds the build last wanted for a shop that is started alone, and none where there is none', async () => {
  expect(await run('print(holdBuild(root))').ended).toBe('[null]');
  const first = await runBuild('a');
  const second = await runBuild('b');
  age(first, 100);
  expect(await run('print(holdBuild(root))').ended).toBe(`[${second}]`);
  expect(await run(`print(holdBuild(root, ${JSON.stringify(first)}))`).ended).toBe(`[${first}]`);
  expect(await run('print(holdBuild(root))').ended).toBe(`[${first}]`);
});

it('serves a build in a folder it may not write to', async () => {
  const build = await runBuild('a');
  // A file in the place of the folder stops root too.
  rmSync(join(root, build, 'users'), { recursive: true, force: true });
  write(`${build}/users`, '');
  expect(await run('print(holdBuild(root))').ended).toBe(`[${build}]`);
});

it('names a user of a build by its host too, for containers that share the folder', async () => {
  const build = await runBuild('a');
  const { ended } = run(`holdBuild(root);
    const { readdirSync } = await import('node:fs');
    print(readdirSync(${JSON.stringify(join(root, build, 'users'))}).join())`);
  expect(await ended).toMatch(new RegExp(`^\\[${hostname().replace(/[^\w.-]/g, '_')}-\\d+\\.json\\]$`));
});

it('believes a pid without a time of start only while there are signs of life', async () => {
  const processes = [{ pid: process.pid, startedAt: '' }];
  write('building.lock', JSON.stringify({ host: hostname(), processes }));
  const owner = async () => (await run(`print(livingOwner('building.lock', () => ''))`).ended).slice(1, -1);
  expect(await owner()).toBe(String(process.pid));
  utimesSync(join(root, 'building.lock'), 1, 1);
  expect(await owner()).toBe('null');
});

it('replaces no packages while a shop runs from the folder', async () => {
  await runShop('a');
  write('node_modules/.linden-lock', 'of an older lock file');
  const { ended } = run('await install(root).catch((error) => print(error.message))');
  expect(await ended).toMatch(/a shop runs from this folder \(process \d+\)/);
});
