// `npm run crash-test`: 1,000 orders while the API is killed ten times, on the embedded database. Prints what it
// counted; ends with 1 when anything is lost, doubled or half.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killApiProcesses } from '../api/testing/api-process.ts';
import { crashRun } from '../api/testing/crash-run.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'linden-crash-'));
const startedAt = Date.now();
try {
  const report = await crashRun(dataDir, {
    kills: 10,
    orders: 1000,
    shoppersAtOnce: 8,
    onKill: (kill, acknowledged) =>
      console.info(`kill -9 no. ${kill} after ${acknowledged} acknowledged orders`),
  });
  const { expected, found, lost } = report;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.info(
    `${report.acknowledged} orders acknowledged, ${report.kills} kills, ${report.repeated} calls repeated, ${seconds} s`,
  );
  const names = ['orders', 'pieces', 'payments', 'cancelled', 'onHand', 'halfOrders'] as const;
  for (const name of names) console.info(`${name}: ${expected[name]} expected, ${found[name]} found`);
  console.info(
    lost.length > 0 ? `lost or doubled: ${lost.join(', ')}` : 'each shopper finds exactly their order',
  );
  const isRight = lost.length === 0 && names.every((name) => expected[name] === found[name]);
  process.exitCode = isRight ? 0 : 1;
} finally {
  killApiProcesses();
  await rm(dataDir, { recursive: true, force: true });
}
