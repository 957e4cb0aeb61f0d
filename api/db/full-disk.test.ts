import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { toApiError } from '../http/error-answer.ts';
import { copyDataDir } from '../testing/copy-data-dir.ts';
import { type Database, openDatabase } from './client.ts';
import { rowsOf } from './rows.ts';

const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
const parent = path.join(process.cwd(), '.data/test');
/** Five seconds are promised; a busy machine may take four times as long, and what hangs takes minutes. */
const promiseMs = 20_000;

const codeOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => 'ok',
    (error: unknown) => toApiError(error).code,
  );

async function inTime(work: PromiseLike<unknown>): Promise<string> {
  const since = performance.now();
  const code = await codeOf(work);
  expect(performance.now() - since).toBeLessThan(promiseMs);
  return code;
}

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

/** Takes every byte that is left. */
function fill(folder: string): void {
  const handle = openSync(path.join(folder, 'filler'), 'w');
  for (const bytes of [1_000_000, 4096, 1])
    try {
      for (;;) writeSync(handle, Buffer.alloc(bytes));
    } catch {
      // Full, for pieces of this size.
    }
  closeSync(handle);
}

/**
 * Leaves half a megabyte in the files of the log. They have room when the tables have none: changes of old rows, and
 * orders with them, go on until they are full, too.
 */
async function fillLog({ db }: Database): Promise<void> {
  const left = sql`SELECT 16777216 * (1 + count(*) FILTER (WHERE name > pg_walfile_name(pg_current_wal_lsn())))
    - (pg_current_wal_lsn() - '0/0') % 16777216 AS bytes FROM pg_ls_waldir() WHERE name ~ '^[0-9A-F]{24}$'`;
  for (;;) {
    const [row] = rowsOf<{ bytes: number | string }>(await db.execute(left));
    const bytes = Math.min(Number(row?.bytes) - 500_000, 1_000_000);
    if (bytes < 10_000) return;
    await db.execute(sql`SELECT pg_logical_emit_message(false, 'full', repeat('x', ${bytes}::int))`);
  }
}

const disk = process.env.TEST_DATABASE_URL ? null : mountSmallDisk();
(disk ? describe : describe.skip)('a full disk (this machine lets tests mount one)', () => {
  afterAll(() => disk?.remove());

  it('is "unavailable" to everybody in time, and over as soon as there is room', async () => {
    const dataDir = path.join(disk?.folder ?? '', 'data');
    await copyDataDir(template, dataDir);
    const database = await openDatabase({ dataDir });
    const { db } = database;
    const read = () => db.execute(sql`SELECT count(*) FROM products`);
    const write = (key: string) => db.execute(sql`INSERT INTO settings VALUES (${key}, 'x')`);
    await write('before');
    fill(disk?.folder ?? '');
    await fillLog(database);
    const text = () => randomBytes(900).toString('hex');
    const change = () =>
      db.transaction((tx) => tx.execute(sql`UPDATE settings SET value = ${text()} WHERE key = 'before'`));
    let code = 'ok';
    for (let round = 0; round < 2000 && code === 'ok'; round += 1) code = await inTime(change());
    expect(code).toBe('unavailable');
    const codes = await Promise.all([read(), write('full'), read(), read()].map(inTime));
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
