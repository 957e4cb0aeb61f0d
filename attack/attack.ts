import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeConnections } from './ask.ts';
import type { Kind, PostgresServer } from './kind.ts';
import { type Options, repeatCommand } from './options.ts';
import { killShops, type Shop, startShop } from './shop.ts';
import { isBad, isGood, type Result, toDetails, toTable } from './table.ts';
import { Tally } from './tally.ts';

const root = process.cwd();

export type Run = Options & {
  kinds: readonly Kind[];
  startPostgres: (() => Promise<PostgresServer>) | null;
};

/** A folder for the data of all shops, removed however the run ends. */
function openFolder() {
  mkdirSync(path.join(root, '.data'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.data/attack-'));
  const clear = () => {
    killShops();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clear);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  let shops = 0;
  return {
    startShop(variables: Readonly<Record<string, string>> = {}): Promise<Shop> {
      shops += 1;
      const dataDir = variables.DATA_DIR ?? path.join(folder, `shop-${shops}`);
      return startShop({ dataDir, variables });
    },
  };
}
type Folder = ReturnType<typeof openFolder>;

async function runKind(kind: Kind, run: Run, shop: Shop, folder: Folder): Promise<Result> {
  const since = performance.now();
  const seconds = run.isShort ? (kind.seconds.short ?? kind.seconds.full) : kind.seconds.full;
  const tally = new Tally();
  const own: Shop[] = [];
  const context = {
    isShort: run.isShort,
    seed: run.seed,
    minutes: run.minutes,
    tally,
    shop,
    async startShop(variables?: Readonly<Record<string, string>>) {
      const started = await folder.startShop(variables);
      own.push(started);
      return started;
    },
    startPostgres: run.startPostgres,
    graceMs: 60_000,
    hasTime: () => performance.now() - since < seconds * 1000,
  };
  let crashed: string | null = null;
  const notTried = await kind.run(context).catch((error: unknown) => {
    crashed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return undefined;
  });
  for (const one of own) await one.kill();
  return {
    ...tally.counts(),
    name: kind.name,
    about: kind.about,
    notTried: notTried ?? null,
    crashed,
    seconds: Math.round((performance.now() - since) / 1000),
  };
}

async function runAndTell(kind: Kind, run: Run, shop: Shop, folder: Folder): Promise<Result> {
  console.info(`${kind.name} …`);
  const result = await runKind(kind, run, shop, folder);
  const verdict = isGood(result) ? 'good' : result.notTried !== null ? 'not tried' : 'FAILED';
  console.info(`${kind.name}: ${verdict}, ${result.tried} tried in ${result.seconds} s`);
  return result;
}

function keep(run: Run, results: readonly Result[]): string {
  const folder = path.join(root, '.data/attack-results');
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const file = path.join(folder, `${time}${run.isShort ? '-short' : ''}.json`);
  writeFileSync(file, `${JSON.stringify({ seed: run.seed, isShort: run.isShort, results }, null, 2)}\n`);
  return path.relative(root, file);
}

/** Runs the kinds one after another, patient ones beside those after them, and prints the table. @returns the exit code */
export async function attack(run: Run): Promise<number> {
  const chosen = run.kinds.filter(({ name, seconds }) =>
    run.only ? run.only.includes(name) : !run.isShort || seconds.short !== undefined,
  );
  const folder = openFolder();
  console.info(`Attacking a shop of its own, seed ${run.seed}`);
  const shop = await folder.startShop();
  const all: Promise<Result>[] = [];
  for (const kind of chosen) {
    const running = runAndTell(kind, run, shop, folder);
    all.push(running);
    if (!kind.isPatient) await running;
  }
  const results = await Promise.all(all);
  closeConnections();
  await shop.kill();
  console.info(`\n${toTable(results)}\n\n${toDetails(results)}`);
  console.info(`\nKept in ${keep(run, results)}`);
  const bad = results.filter(isBad).map(({ name }) => name);
  if (bad.length > 0) console.error(`\nTo repeat what failed: ${repeatCommand(run, bad)}`);
  return bad.length > 0 || results.length === 0 ? 1 : 0;
}
