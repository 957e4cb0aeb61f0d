import { sql } from 'drizzle-orm';
import { databaseErrorOf } from '../runtime/database-error.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import { rowsOf } from './rows.ts';
import { settings } from './schema/sales.ts';

const endless = sql`SELECT count(*) FROM generate_series(1, 2000000000) a`;
const brief = sql`SELECT pg_sleep(0.8)`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ queryLimitMs: 400 });
});
afterAll(() => database.close());

const codeOf = async (work: Promise<unknown>) =>
  databaseErrorOf(
    await work.then(
      () => null,
      (error: unknown) => error,
    ),
  )?.code;

describe('a statement that runs too long', () => {
  it('is ended, keeps what was stored, and the next one is answered', async () => {
    await database.db.insert(settings).values({ key: 'before', value: 'kept' });
    expect(await codeOf(database.db.execute(endless))).toBe('57014');
    const [row] = rowsOf(await database.db.execute(sql`SELECT value FROM settings WHERE key = 'before'`));
    expect(row).toEqual({ value: 'kept' });
  });

  it('undoes its transaction', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'lost', value: 'x' });
      await tx.execute(endless);
    });
    expect(await codeOf(work)).toBe('57014');
    expect(rowsOf(await database.db.execute(sql`SELECT 1 AS one FROM settings WHERE key = 'lost'`))).toEqual(
      [],
    );
  });

  it('leaves those that wait behind it their turn', async () => {
    const [slow, quick] = await Promise.allSettled([
      database.db.execute(endless),
      database.db.execute(sql`SELECT 1 AS one`),
    ]);
    expect(slow.status).toBe('rejected');
    expect(quick.status).toBe('fulfilled');
  });

  it('may take its time where that was asked for', async () => {
    await expect(database.withoutLimit((db) => db.execute(brief))).resolves.toBeDefined();
    expect(await codeOf(database.db.execute(brief))).toBe('57014');
  });
});

describe('a transaction', () => {
  it('that waits for something else is ended and blocks nobody', async () => {
    let leave = () => {};
    const waiting = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const work = database.db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'idle', value: 'x' });
      await waiting;
      await tx.insert(settings).values({ key: 'idle-2', value: 'x' });
    });
    const next = database.db.execute(sql`SELECT 1 AS one`);
    expect(rowsOf(await next)).toEqual([{ one: 1 }]);
    setTimeout(leave, 2_000);
    await expect(work).rejects.toThrow();
    expect(
      rowsOf(await database.db.execute(sql`SELECT 1 AS one FROM settings WHERE key LIKE 'idle%'`)),
    ).toEqual([]);
  });
});

const onlyEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
onlyEmbedded('the embedded engine', () => {
  it('refuses the root handle inside a transaction instead of waiting for ever', async () => {
    const work = database.db.transaction(async () => {
      await database.db.select().from(settings);
    });
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(String(error instanceof Error ? error.cause : error)).toContain('pass `tx` down');
  });
});
