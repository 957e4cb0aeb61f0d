/**
 * `npm run lawful` starts the built shop and prints for each site what the law asks and where the shop shows it; with an
 * address (`npm run lawful -- https://www.shop.example`) it reads a shop that runs. `LAWFUL=1` reads all products, any
 * other number one of so many. It ends with 1 where something is missing. No advice: README, "Law".
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startShop } from '../attack/shop.ts';
import { tellMissingNotices } from '../config/notices/missing-notices.ts';
import { parseEnv } from '../lib/env/env.ts';
import { judge, type Verdict } from './lawful/judge.ts';
import { editionsOfAll, type Read, readEdition } from './lawful/read-site.ts';

const mostTries = 30;
const everySo = Number(process.env.LAWFUL) || 20;
const { sites } = parseEnv(process.env);

function readFrom(origin: string): Read {
  return async (address, language) => {
    const ask = () => fetch(new URL(address, origin), { headers: { 'accept-language': language } });
    let answer = await ask();
    // A shop that is busy says itself that it is to be asked again.
    for (let tries = 1; answer.status === 503 && tries < mostTries; tries += 1) {
      await setTimeout(1000);
      answer = await ask();
    }
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
    return answer.text();
  };
}

function tell(site: string, { rule, law, path: page, where, missing }: Verdict): void {
  const end = missing ? `MISSING: ${missing}` : where;
  console.info(`${missing ? '✗' : '✓'} ${site.padEnd(5)} ${rule.padEnd(26)} ${page}  ${end}  [${law}]`);
}

async function judgeShop(origin: string): Promise<number> {
  let missing = 0;
  for (const edition of editionsOfAll(sites)) {
    const verdicts = judge(await readEdition(readFrom(origin), edition, { everySo }));
    for (const verdict of verdicts) tell(edition.code, verdict);
    missing += verdicts.filter((verdict) => verdict.missing !== null).length;
  }
  return missing;
}

async function judgeOwnShop(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linden-lawful-'));
  const shop = await startShop({ dataDir, variables: { RATE_LIMIT_PAGES: '0', RATE_LIMIT_READS: '0' } });
  try {
    return await judgeShop(`http://localhost:${shop.port}`);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [origin] = process.argv.slice(2);
const missing = await (origin ? judgeShop(origin) : judgeOwnShop());
const graphics = tellMissingNotices(sites);
if (graphics) console.warn(`\n${graphics}`);
console.info(missing > 0 ? `\n${missing} missing.` : '\nNothing is missing that these rules ask for.');
console.info('A lawyer of each country reads the shop before a real launch: this is no advice.');
process.exitCode = missing > 0 ? 1 : 0;
