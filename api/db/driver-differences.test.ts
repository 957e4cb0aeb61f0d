import { sql } from 'drizzle-orm';
import { databaseErrorOf } from '../runtime/database-error.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import { changedRowsOf, rowsOf } from './rows.ts';
import { orderEvents, orders, settings } from './schema/sales.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failureOf = async (work: PromiseLike<unknown>) =>
  databaseErrorOf(
    await Promise.resolve(work).then(
      () => null,
      (error: unknown) => error,
    ),
  );

/** The same expectations hold on PGlite and, with TEST_DATABASE_URL, on PostgreSQL. */
describe('both drivers', () => {
  it('give counts and big integers as numbers, and as bigint where a number is not exact', async () => {
    const result = await database.db.execute(
      sql`SELECT count(*) AS n, 9007199254740991 AS safe, 9007199254740993 AS huge FROM (VALUES (1), (2)) v(x)`,
    );
    expect(rowsOf(result)).toEqual([{ n: 2, safe: 9007199254740991, huge: 9007199254740993n }]);
  });

  it('give decimals, dates and times as text and JSON as values', async () => {
    const [row] = rowsOf(
      await database.db.execute(
        sql`SELECT 1.50::numeric AS n, DATE '2026-03-01' AS d, '{"a":[1]}'::jsonb AS j, ARRAY['x','y'] AS t, true AS b`,
      ),
    );
    expect(row).toEqual({ n: '1.50', d: '2026-03-01', j: { a: [1] }, t: ['x', 'y'], b: true });
  });

  it('count the rows a statement changed', async () => {
    const values = [
      { key: 'count-1', value: 'a' },
      { key: 'count-2', value: 'a' },
    ];
    await database.db.insert(settings).values(values);
    const result = await database.db.execute(sql`UPDATE settings SET value = 'b' WHERE key LIKE 'count-%'`);
    expect(changedRowsOf(result)).toBe(2);
  });

  it('name code and constraint of a broken rule', async () => {
    await database.db.insert(settings).values({ key: 'twice', value: 'a' });
    expect(await failureOf(database.db.insert(settings).values({ key: 'twice', value: 'b' }))).toEqual({
      code: '23505',
      constraint: 'settings_pkey',
    });
    const state = { status: 'orderPlaced', paymentStatus: 'pending' } as const;
    const orphan = { orderId: '7f1b0d5e-28d5-4f0f-9f10-0d8f6a4f4a11', ...state };
    const failure = await failureOf(database.db.insert(orderEvents).values(orphan));
    expect(failure?.code).toBe('23503');
    expect(failure?.constraint).toContain('order_events_order_id');
    expect(await failureOf(database.db.execute(sql`SELECT * FROM nowhere`))).toEqual({
      code: '42P01',
      constraint: null,
    });
  });

  it('undo a transaction that throws and a savepoint alone', async () => {
    const write = (key: string) => ({ key, value: 'x' });
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(settings).values(write('undone'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await database.db.transaction(async (tx) => {
      await tx.insert(settings).values(write('kept'));
      const inner = tx.transaction(async (savepoint) => {
        await savepoint.insert(settings).values(write('undone'));
        throw new Error('inner');
      });
      await expect(inner).rejects.toThrow('inner');
    });
    const rows = await database.db.select({ key: settings.key }).from(settings);
    const keys = rows.map((row) => row.key);
    expect(keys).toContain('kept');
    expect(keys).not.toContain('undone');
  });

  it('keep each of many transactions at once whole', async () => {
    await database.db.insert(settings).values({ key: 'counter', value: '0' });
    const add = () =>
      database.db.transaction(async (tx) => {
        const [row] = rowsOf<{ value: string }>(
          await tx.execute(sql`SELECT value FROM settings WHERE key = 'counter' FOR UPDATE`),
        );
        await tx.execute(
          sql`UPDATE settings SET value = ${String(Number(row?.value) + 1)} WHERE key = 'counter'`,
        );
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const [row] = rowsOf(await database.db.execute(sql`SELECT value FROM settings WHERE key = 'counter'`));
    expect(row).toEqual({ value: '20' });
  });

  it('know the extensions that search needs', async () => {
    const [row] = rowsOf(
      await database.db.execute(
        sql`SELECT similarity('bank', 'bamk') > 0.2 AS near, unaccent('één') AS plain`,
      ),
    );
    expect(row).toEqual({ near: true, plain: 'een' });
  });

  it('have run every migration once and start again without any', async () => {
    const { migrate } = await import('./migrate.ts');
    expect(await migrate(database)).toBe(0);
    await expect(database.db.select().from(orders)).resolves.toEqual([]);
  });

  it('collect and measure tables on demand', async () => {
    await expect(database.vacuum()).resolves.toBeUndefined();
  });
});
