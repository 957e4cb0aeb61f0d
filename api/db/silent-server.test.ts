import { sql } from 'drizzle-orm';
import { databaseErrorOf } from '../runtime/database-error.ts';
import { type SilentProxy, startSilentProxy } from '../testing/silent-proxy.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, Tx } from './client.ts';
import { rowsOf } from './rows.ts';
import { settings } from './schema/sales.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
/**
 * The shop promises five seconds: nobody waits longer for an answer, and so long after an outage all is well. A busy machine may
 * take four times as long; without the shop's own limits a call would hang for minutes.
 */
const promiseMs = 20_000;

let proxy: SilentProxy;
let database: Database;
let news: boolean[] = [];
(serverUrl ? beforeEach : () => undefined)(async () => {
  proxy = await startSilentProxy(Number(new URL(serverUrl).port));
  news = [];
  database = await openTestDatabase({ proxyPort: proxy.port, onAway: (isAway) => void news.push(isAway) });
});
(serverUrl ? afterEach : () => undefined)(async () => {
  proxy.speak();
  await database.close();
  await proxy.close();
});

/** SQLSTATE of the failure, `none` when there was none, and how long it took. */
async function outcomeOf(work: PromiseLike<unknown>) {
  const since = performance.now();
  const code = await Promise.resolve(work).then(
    () => 'none',
    (error: unknown) => databaseErrorOf(error)?.code ?? String(error),
  );
  return { code, isInTime: performance.now() - since < promiseMs };
}
const lostInTime = { code: '08006', isInTime: true };
const answeredInTime = { code: 'none', isInTime: true };
const ask = () => database.db.execute(sql`SELECT 1 AS one`);
const add = (key: string, handle: Database['db'] | Tx = database.db) =>
  handle.insert(settings).values({ key, value: 'x' });
const keysLike = async (pattern: string) =>
  rowsOf<{ key: string }>(
    await database.db.execute(sql`SELECT key FROM settings WHERE key LIKE ${pattern} ORDER BY key`),
  ).map(({ key }) => key);

/** Asks until it is answered, and fails when that takes longer than was promised. */
async function expectRecovery(): Promise<void> {
  const deadline = performance.now() + promiseMs;
  let outcome = await outcomeOf(ask());
  while (outcome.code !== 'none' && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    outcome = await outcomeOf(ask());
  }
  expect(outcome).toEqual(answeredInTime);
}

(serverUrl ? describe : describe.skip)('a server that goes silent (TEST_DATABASE_URL is set)', () => {
  it('keeps nobody waiting who asks when it has already been found out, and is asked again when it speaks', async () => {
    await ask();
    proxy.silence();
    const waiting = await Promise.all(Array.from({ length: 40 }, () => outcomeOf(ask())));
    expect(waiting).toEqual(Array(40).fill(lostInTime));
    expect(await outcomeOf(ask())).toEqual(lostInTime);
    proxy.speak();
    await expectRecovery();
    expect(await Promise.all(Array.from({ length: 40 }, () => outcomeOf(ask())))).toEqual(
      Array(40).fill(answeredInTime),
    );
    expect(news).toEqual([true, false]);
  });

  it('while a connection is made fails in time too', async () => {
    proxy.silence();
    expect(await outcomeOf(ask())).toEqual(lostInTime);
    proxy.speak();
    await expectRecovery();
  });

  it('inside a transaction leaves nothing half done, and nothing of it locked', async () => {
    await add('silent-row');
    const work = database.db.transaction(async (tx) => {
      await tx.update(settings).set({ value: 'y' }).where(sql`key = 'silent-row'`);
      proxy.silence();
      await add('silent-half', tx);
    });
    expect(await outcomeOf(work)).toEqual(lostInTime);
    proxy.speak();
    await expectRecovery();
    const update = database.db.update(settings).set({ value: 'z' }).where(sql`key = 'silent-row'`);
    expect(await outcomeOf(update)).toEqual(answeredInTime);
    expect(await keysLike('silent-%')).toEqual(['silent-row']);
  });

  it('before a transaction begins uses up no connection of the pool', async () => {
    for (let round = 0; round < 2; round++) {
      await Promise.all(Array.from({ length: 10 }, ask));
      proxy.silence();
      const starts = Array.from({ length: 10 }, () => database.db.transaction((tx) => add('never', tx)));
      expect(await Promise.all(starts.map(outcomeOf))).toEqual(Array(10).fill(lostInTime));
      proxy.speak();
      await expectRecovery();
    }
    expect(await keysLike('never')).toEqual([]);
    expect(database.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('in the middle of an answer gives the late half to nobody', async () => {
    await ask();
    proxy.silence(400);
    const long = database.db.execute(sql`SELECT n, repeat('x', 100) AS text FROM generate_series(1, 5000) n`);
    expect(await outcomeOf(long)).toEqual(lostInTime);
    proxy.speak();
    await expectRecovery();
    const answers = Array.from({ length: 30 }, async (_, n) =>
      rowsOf<{ n: number }>(await database.db.execute(sql`SELECT ${n}::int AS n`)).map((row) => row.n),
    );
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 30 }, (_, n) => [n]));
  });
});

(serverUrl ? describe : describe.skip)('a server that answers (TEST_DATABASE_URL is set)', () => {
  it('is given its time for a slow statement', async () => {
    expect((await outcomeOf(database.db.execute(sql`SELECT pg_sleep(4)`))).code).toBe('none');
  });

  it('on other connections lets the one fail whose answer was lost', async () => {
    await ask();
    proxy.silence();
    const lost = outcomeOf(ask());
    await new Promise((resolve) => setTimeout(resolve, 300));
    // New connections come through, the old one stays dead: a firewall has forgotten it.
    proxy.speakToNew();
    expect(await lost).toEqual(lostInTime);
    expect(await outcomeOf(ask())).toEqual(answeredInTime);
    expect(news).toEqual([]);
  });
});
