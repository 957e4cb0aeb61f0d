import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { databaseErrorOf } from '../runtime/database-error.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, Queryable } from './client.ts';
import { prepared, preparedNameOf, preparedStatement } from './prepared.ts';
import { rowsOf } from './rows.ts';
import { settings } from './schema/sales.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const add = (db: Queryable, one: number, other: number | null) =>
  db.execute(sql`${prepared('add')} SELECT ${one}::int + coalesce(${other}::int, 0) AS sum,
    ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(['a', 'b'])}::jsonb)) AS words`);
const insert = (db: Queryable, key: string) =>
  db.execute(sql`INSERT INTO settings (key, value) VALUES (${key}, 'x') RETURNING key ${prepared('insert')}`);

/** The same expectations hold on PGlite and, with TEST_DATABASE_URL, on PostgreSQL. */
describe('a prepared statement', () => {
  test('gives what it gives otherwise, each time with other parameters', async () => {
    const { db } = database;
    expect(rowsOf(await add(db, 1, 2))).toEqual([{ sum: 3, words: ['a', 'b'] }]);
    expect(rowsOf(await add(db, 40, null))).toEqual([{ sum: 40, words: ['a', 'b'] }]);
    // Drizzle asks for rows of values where it knows the columns.
    const named = db.select({ key: settings.key }).from(settings);
    const ofKey = (key: string) => named.where(sql`key = ${key} ${prepared('settings-by-key')}`);
    await insert(db, 'one');
    await insert(db, 'two');
    expect(await ofKey('one')).toEqual([{ key: 'one' }]);
    expect(await ofKey('none')).toEqual([]);
  });

  test('fails like any other, and works again after that', async () => {
    const { db } = database;
    await insert(db, 'taken');
    const failure = await insert(db, 'taken').then(
      () => null,
      (error: unknown) => error,
    );
    expect(databaseErrorOf(failure)).toEqual({ code: '23505', constraint: 'settings_pkey' });
    expect(rowsOf(await insert(db, 'free'))).toEqual([{ key: 'free' }]);
    expect(rowsOf(await add(db, 1, 1))).toMatchObject([{ sum: 2 }]);
  });

  test('is part of the transaction it is sent in, also as its first statement', async () => {
    const failing = database.db.transaction(async (tx) => {
      await insert(tx, 'undone');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await database.db.transaction(async (tx) => {
      await insert(tx, 'kept');
      await insert(tx, 'kept too');
    });
    const keys = (await database.db.select({ key: settings.key }).from(settings)).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['kept', 'kept too']));
    expect(keys).not.toContain('undone');
  });

  test('goes on when a column was added to a table it reads', async () => {
    const read = async () =>
      rowsOf(
        await database.db.execute(sql`${prepared('grown')} SELECT key FROM settings WHERE key = 'grown'`),
      );
    await insert(database.db, 'grown');
    expect(await read()).toEqual([{ key: 'grown' }]);
    await database.db.execute(sql`ALTER TABLE settings ADD COLUMN more int`);
    expect(await read()).toEqual([{ key: 'grown' }]);
    await database.db.execute(sql`ALTER TABLE settings DROP COLUMN more`);
  });

  test('keeps its name for itself', async () => {
    await add(database.db, 1, 1);
    await expect(
      database.db.transaction(async (tx) => {
        await add(tx, 1, 1);
        await tx.execute(sql`${prepared('add')} SELECT 1`);
      }),
    ).rejects.toThrow();
    expect(rowsOf(await add(database.db, 1, 1))).toMatchObject([{ sum: 2 }]);
  });
});

test('what is written once for all gets its values by name, wherever they stand', async () => {
  const difference = preparedStatement<'from' | 'taken'>(
    'difference',
    (value) =>
      sql`SELECT ${value('from')}::int - ${value('taken')}::int AS left, ${value('from')}::int AS before`,
  );
  const { db } = database;
  expect(rowsOf(await db.execute(difference({ from: 7, taken: 2 })))).toEqual([{ left: 5, before: 7 }]);
  await db.transaction(async (tx) => {
    expect(rowsOf(await tx.execute(difference({ taken: 10, from: 10 })))).toEqual([{ left: 0, before: 10 }]);
  });
});

test('names are words, and only marked statements have one', () => {
  expect(preparedNameOf('SELECT 1')).toBeUndefined();
  expect(preparedNameOf('SELECT 1 /* prepared basket-read */')).toBe('basket-read');
  expect(() => prepared('*/ DROP TABLE settings; /*')).toThrow(TypeError);
});

test('a transaction without a statement needs no database', async () => {
  await expect(database.db.transaction(async () => 'nothing')).resolves.toBe('nothing');
});

test('a name is as long as PostgreSQL keeps it, and no longer', () => {
  const longest = 'a'.repeat(63);
  expect(preparedNameOf(`${new PgDialect().sqlToQuery(prepared(longest)).sql} SELECT 1`)).toBe(longest);
  expect(() => prepared(`${longest}a`)).toThrow(TypeError);
});
