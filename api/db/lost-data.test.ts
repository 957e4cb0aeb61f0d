import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { rebuildIndexes } from '../rebuild-indexes.ts';
import { killApiProcesses, startApiProcess } from '../testing/api-process.ts';
import { copyDataDir } from '../testing/copy-data-dir.ts';
import { testNow } from '../testing/test-clock.ts';
import { openDatabase } from './client.ts';
import { prepareDataDir } from './data-dir.ts';
import { toFolderError } from './folder-error.ts';
import { prepareDatabase } from './prepare.ts';
import { rowsOf } from './rows.ts';

const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
let dataDir = '';
beforeEach(async () => {
  const folder = path.join(process.cwd(), '.data/test');
  await mkdir(folder, { recursive: true });
  dataDir = await mkdtemp(path.join(folder, 'lost-'));
});
afterEach(async () => {
  killApiProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (name: string) => path.join(dataDir, name);
const remove = (name: string) => rm(at(name), { recursive: true });

/** As a start does it. */
async function open(): Promise<{ products: unknown }> {
  const database = await openDatabase({ dataDir, durable: false });
  try {
    await prepareDatabase(database, testNow, rebuildIndexes);
    const [row] = rowsOf(await database.db.execute(sql`SELECT count(*) AS n FROM products`));
    return { products: row?.n };
  } finally {
    await database.close();
  }
}

async function change(statement: ReturnType<typeof sql>) {
  const database = await openDatabase({ dataDir, durable: false });
  const result = await database.db.execute(statement);
  await database.close();
  return rowsOf(result);
}

const emptyWal = async () => {
  for (const name of readdirSync(at('pg/pg_wal'), { withFileTypes: true }))
    if (name.isFile()) await truncate(at(`pg/pg_wal/${name.name}`), 0);
};
const removeTable = async () => {
  const [row] = await change(sql`SELECT pg_relation_filepath('orders') AS file`);
  await remove(`pg/${row?.file}`);
};
/** As a new one is: without a table where the shop has its own. */
const takePlace = () => change(sql`ALTER SCHEMA public RENAME TO of_another`);
const pretendNewer = () =>
  change(
    sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of-tomorrow', 0) RETURNING 1`,
  );

/** What there is to see of a database without opening it; the real one is 60 MB to copy. */
async function makeOutline(): Promise<void> {
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact', 'pg_multixact'])
    await mkdir(at(`pg/${name}`), { recursive: true });
  await writeFile(at('pg/global/pg_control'), '');
  await writeFile(at('pg/PG_VERSION'), '18\n');
  await copyFile(path.join(template, 'database.json'), at('database.json'));
}

type Loss = readonly [string, () => Promise<unknown>, RegExp];
/** Seen before anything is opened. */
const plainLosses: readonly Loss[] = [
  ['whose database.json is missing', () => remove('database.json'), /no database\.json.*npm run restore/s],
  ['whose database.json is empty', () => truncate(at('database.json'), 0), /no database\.json/],
  ['whose pg/ is missing', () => remove('pg'), /everything of pg\/ cannot be found/],
  ['whose base/ was not copied', () => remove('pg/base'), /base of pg\/ cannot be found/],
  ['whose PG_VERSION was not copied', () => remove('pg/PG_VERSION'), /PG_VERSION of pg\/ cannot be found/],
];
const losses: readonly Loss[] = [
  ['whose database.json cannot be read', () => writeFile(at('database.json'), '{'), /damaged/],
  ['whose pg_control is empty', () => truncate(at('pg/global/pg_control'), 0), /damaged/],
  ['whose WAL is empty', emptyWal, /damaged/],
  ['that lacks the file of one table', removeTable, /the files of orders cannot be found/],
  ['whose database was replaced by an empty one', takePlace, /is empty, although/],
];

async function expectRefusal(text: RegExp): Promise<void> {
  const before = readdirSync(dataDir).sort();
  const error: unknown = await open().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(text) });
  expect(readdirSync(dataDir).sort()).toEqual(before);
}

describeEmbedded('the outline of a folder', () => {
  beforeEach(makeOutline);

  test.each(plainLosses)('%s is told, twice, and never becomes an empty shop', async (_, lose, text) => {
    await lose();
    await expectRefusal(text);
    await expectRefusal(text);
  });

  it('that was lost is a sentence of the started shop, without a stack', async () => {
    await remove('database.json');
    const said = await startApiProcess(dataDir).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(said).toContain('no database.json');
    expect(said).not.toMatch(/^\s+at /m);
  });
});

describeEmbedded('a folder', () => {
  beforeEach(() => copyDataDir(template, dataDir));

  test.each(losses)('%s is told, and never becomes an empty shop', async (_, lose, text) => {
    await lose();
    await expectRefusal(text);
  });

  it('of a newer release is no empty shop at the second try either', async () => {
    await pretendNewer();
    await expectRefusal(/newer release/);
    await expectRefusal(/newer release/);
  });

  it('of a former release, which wrote less into database.json, opens as before', async () => {
    await writeFile(at('database.json'), '{"postgresMajor":18}\n');
    expect(await open()).toEqual({ products: 66 });
    await remove('pg');
    await expect(open()).rejects.toThrow('everything of pg/ cannot be found');
  });
});

describeEmbedded('a first start', () => {
  it('that is killed while it fills the database is simply begun anew', async () => {
    await prepareDataDir(dataDir);
    expect(existsSync(at('filling'))).toBe(true);
    expect(existsSync(at('database.json'))).toBe(false);
    await mkdir(at('pg/pg_wal'));
    await writeFile(at('pg/PG_VERSION'), '18\n');
    expect(await open()).toEqual({ products: 66 });
    expect(existsSync(at('filling'))).toBe(false);
    await remove('database.json');
    await expect(open()).rejects.toThrow('no database.json');
  });

  it('where no folder can be says so', async () => {
    await writeFile(at('file'), '');
    await expect(openDatabase({ dataDir: at('file') })).rejects.toMatchObject({ name: 'StartError' });
    await expect(openDatabase({ dataDir: at('file/below') })).rejects.toThrow('cannot be a folder');
  });
});

test.each([
  ['EACCES', 'may not write'],
  ['EROFS', 'may not write'],
  ['ENOSPC', 'is full'],
  ['ENOTDIR', 'cannot be a folder'],
])('%s while a folder is opened is told in words', async (code, words) => {
  const error = Object.assign(new Error(code), { code });
  expect((await toFolderError(error, dataDir)).message).toContain(words);
});
