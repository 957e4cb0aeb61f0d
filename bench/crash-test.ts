// `npm run crash-test [postgresql]`: 1,000 orders with payments, returns and refunds while the API is killed ten times, on
// the embedded database, unless PostgreSQL alone is asked for, and then on PostgreSQL, where there is one. Prints what it
// counted; ends with 1 when anything is lost, doubled or half, or a number of an invoice is left out.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killApiProcesses } from '../api/testing/api-process.ts';
import { type CrashPlan, type CrashReport, crashRun } from '../api/testing/crash-run.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.mjs';

const plan: CrashPlan = {
  kills: 10,
  orders: 1000,
  shoppersAtOnce: 8,
  onKill: (kill, acknowledged) =>
    console.info(`kill -9 no. ${kill} after ${acknowledged} acknowledged orders`),
};

/** @returns whether all is as it was told */
function tell(report: CrashReport, startedAt: number): boolean {
  const { expected, found, lost } = report;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.info(
    `${report.acknowledged} orders acknowledged, ${report.kills} kills, ${report.repeated} purchases gone on with, ${seconds} s`,
  );
  const counted = new Map(Object.entries(found));
  const rows = Object.entries(expected);
  for (const [name, wanted] of rows) console.info(`${name}: ${wanted} expected, ${counted.get(name)} found`);
  console.info(
    lost.length > 0 ? `lost or doubled: ${lost.join(', ')}` : 'each shopper finds exactly their order',
  );
  return lost.length === 0 && rows.every(([name, wanted]) => wanted === counted.get(name));
}

/** @param databaseUrl of PostgreSQL; the embedded database when left out */
async function run(databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'linden-crash-'));
  const startedAt = Date.now();
  console.info(databaseUrl ? 'on PostgreSQL' : 'on the embedded database');
  try {
    const report = await crashRun(dataDir, { ...plan, ...(databaseUrl ? { databaseUrl } : {}) });
    if (!tell(report, startedAt)) process.exitCode = 1;
  } finally {
    killApiProcesses();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (!process.argv.includes('postgresql')) await run();
if (findPostgres()) {
  const server = await startPostgres();
  try {
    await run(server.url);
  } finally {
    await server.stop();
  }
} else console.info('There is no PostgreSQL on this machine: nothing was tried on it.');
