import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { toApiError } from '../http/error-answer.ts';
import { type Database, openDatabase } from './client.ts';
import { copyDataDir } from './data-dir.ts';

const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
const parent = path.join(process.cwd(), '.data/test');
const promiseMs = 5000;

const codeOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => 'ok',
    (error: unknown) => toApiError(error).code,
  );

/** A file system of a fixed size, where this machine lets us make one. */
function mountSmallDisk(): { folder: string; resize(megabytes: number): void; remove(): void } | null {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'disk-'));
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    resize: (megabytes) => void mount('-o', `remount,size=${megabytes}m`, folder),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Adds a megabyte or so until something fails. */
async function fill({ db }: Database): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    const values = sql`SELECT ${`full-${round}-`} || n, repeat(md5(n::text), 60) FROM generate_series(1, 500) n`;
    if ((await codeOf(db.execute(sql`INSERT INTO settings (key, value) ${values}`))) !== 'ok') return;
  }
}

const disk = process.env.TEST_DATABASE_URL ? null : mountSmallDisk();
(disk ? describe : describe.skip)('a full disk (this machine lets tests mount one)', () => {
  afterAll(() => disk?.remove());

  it('is "unavailable" to everybody in time, and over as soon as there is room', async () => {
    const dataDir = path.join(disk?.folder ?? '', 'data');
    await copyDataDir(template, dataDir);
    const database = await openDatabase({ dataDir });
    const read = () => database.db.execute(sql`SELECT count(*) FROM products`);
    const write = (key: string) => database.db.execute(sql`INSERT INTO settings VALUES (${key}, 'x')`);
    await write('before');
    await fill(database);
    const since = performance.now();
    const codes = await Promise.all([read(), write('full'), read(), read()].map(codeOf));
    expect(performance.now() - since).toBeLessThan(promiseMs);
    for (const code of codes) expect(['ok', 'unavailable']).toContain(code);
    disk?.resize(300);
    const deadline = performance.now() + promiseMs;
    while ((await codeOf(write('after'))) !== 'ok')
      if (performance.now() > deadline) throw new Error('It was not well in time.');
    expect(
      await codeOf(database.db.execute(sql`SELECT 1 / count(*) FROM settings WHERE key = 'before'`)),
    ).toBe('ok');
    await database.close();
  }, 120_000);
});

describeEmbedded('a database that cannot be opened again', () => {
  it('is "unavailable" at once to all who wait, and back when its files are', async () => {
    const dataDir = mkdtempSync(path.join(parent, 'reopen-'));
    await copyDataDir(template, path.join(dataDir, 'data'));
    const control = path.join(dataDir, 'data/pg/global/pg_control');
    const database = await openDatabase({
      dataDir: path.join(dataDir, 'data'),
      queryLimitMs: 2000,
      durable: false,
    });
    await rename(control, `${control}.away`);
    // Ends the thread; the next call opens the database anew.
    expect(await codeOf(database.db.execute(sql`SELECT pg_sleep(60)`))).toBe('unavailable');
    const calls = Array.from({ length: 30 }, () => codeOf(database.db.execute(sql`SELECT 1`)));
    expect(await Promise.all(calls)).toEqual(Array(30).fill('unavailable'));
    await rename(`${control}.away`, control);
    const deadline = performance.now() + promiseMs;
    while ((await codeOf(database.db.execute(sql`SELECT 1`))) !== 'ok')
      if (performance.now() > deadline) throw new Error('It was not well in time.');
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
});
