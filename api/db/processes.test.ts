import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { copyDataDir } from '../testing/copy-data-dir.ts';
import { sharedCode, shortLived } from '../testing/short-lived.ts';
import { openDatabase } from './client.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { rowsOf } from './rows.ts';

const folder = path.join(process.cwd(), '.data/test');
const script = path.join(process.cwd(), 'api/testing/writer-process.ts');
const children: ChildProcess[] = [];
let dataDir = '';

const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
/** With TEST_DATABASE_URL the template is on the server, and the embedded engine is not what is tested. */
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

beforeEach(async () => {
  await mkdir(folder, { recursive: true });
  dataDir = await mkdtemp(path.join(folder, 'processes-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function startWriter(first = 0) {
  const child = spawn(process.execPath, [...shortLived, script, dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...sharedCode },
  });
  children.push(child);
  const lines: string[] = [];
  let errors = '';
  const waiting: { count: number; resolve: () => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const one of waiting) if (lines.length >= one.count) one.resolve();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    child,
    lines,
    ended,
    errors: () => errors,
    /** Resolves once the process has said that many lines, or has ended. */
    said: (count: number) =>
      Promise.race([ended, new Promise<void>((resolve) => waiting.push({ count, resolve }))]),
  };
}

describeEmbedded('two processes on one data directory', () => {
  beforeEach(() => copyDataDir(template, dataDir));

  it('refuse the second, naming folder and process, while the first goes on', async () => {
    const first = startWriter();
    await first.said(2);
    const second = startWriter(1_000_000);
    expect(await second.ended).toBe(3);
    expect(second.errors()).toContain(dataDir);
    expect(second.errors()).toContain(`process ${first.child.pid}`);
    const before = first.lines.length;
    await first.said(before + 3);
    expect(first.child.exitCode).toBeNull();
  });

  it('refuse a second opening within one process', async () => {
    const database = await openDatabase({ dataDir, durable: false });
    await expect(openDatabase({ dataDir })).rejects.toThrow(`process ${process.pid}`);
    await database.close();
    const again = await openDatabase({ dataDir, durable: false });
    await again.close();
    expect(existsSync(path.join(dataDir, 'linden.lock'))).toBe(false);
  });
});

describeEmbedded('a killed process', () => {
  it('loses nothing it has acknowledged, leaves nothing half done and is followed at once', async () => {
    await copyDataDir(template, dataDir);
    let stored = 0;
    for (let round = 0; round < 2; round++) {
      const writer = startWriter(stored);
      await writer.said(40);
      writer.child.kill('SIGKILL');
      await writer.ended;
      expect(writer.errors()).toBe('');
      const acknowledged = writer.lines.filter((line) => line !== 'ready').map(Number);
      expect(acknowledged.length).toBeGreaterThan(35);

      const database = await openDatabase({ dataDir, durable: false });
      const rows = rowsOf<{ key: string }>(
        await database.db.execute(sql`SELECT key FROM settings WHERE key LIKE 'row-%'`),
      );
      await database.close();
      const keys = new Set(rows.map((row) => row.key));
      expect(acknowledged.filter((n) => !keys.has(`row-${n}`) || !keys.has(`row-${n}-b`))).toEqual([]);
      expect(keys.size % 2).toBe(0);
      stored = keys.size / 2;
    }
  });
});

it('leaves alone the database that another process is just creating', async () => {
  await mkdir(path.join(dataDir, 'pg'));
  const release = lockDataDir(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toThrow(`process ${process.pid}`);
  release();
  expect(existsSync(path.join(dataDir, 'pg'))).toBe(true);
});

describe('the lock', () => {
  const file = () => path.join(dataDir, 'linden.lock');
  const write = (owner: object) => writeFileSync(file(), JSON.stringify(owner));
  const self = () => JSON.parse(readFileSync(file(), 'utf8'));

  it('takes over from a process that is gone, or whose number another process has now', () => {
    const release = lockDataDir(dataDir);
    const owner = self();
    release();
    write({ ...owner, pid: 2 ** 22 + 1 });
    lockDataDir(dataDir)();
    write({ ...owner, startedAt: '1' });
    lockDataDir(dataDir)();
    expect(existsSync(file())).toBe(false);
  });

  it('takes over a lock that cannot be read', () => {
    writeFileSync(file(), '');
    lockDataDir(dataDir)();
    expect(existsSync(file())).toBe(false);
  });

  it('believes another host as long as it gives signs of life', () => {
    write({ pid: 1, startedAt: '1', host: 'another-host' });
    expect(() => lockDataDir(dataDir)).toThrow('process 1');
    rmSync(file());
  });
});

it('says plainly when the files are of another PostgreSQL', async () => {
  await writeFile(path.join(dataDir, 'database.json'), '{}');
  await mkdir(path.join(dataDir, 'pg'));
  await writeFile(path.join(dataDir, 'pg/PG_VERSION'), '17\n');
  await expect(openDatabase({ dataDir })).rejects.toThrow('written by PostgreSQL 17');
});
