/**
 * `npm run found`: everything that finds, hears or judges the shop, counted. Crawls all sites with each link and sitemap;
 * three engines look at every page state in every language; feeds and structured data are held against their field lists.
 * Builds first where it must. Takes an hour on two cores. Ends with 1 where anything is held against the shop, or nothing was looked at.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editions } from '../sites/editions.ts';

const states = ['page-types', 'accessibility', 'checkout-steps', 'account'];
const reporter = '--reporter=list,./e2e/engines/reporter.ts';
/** Each run empties its own folder: what one leaves of a failure is still there at the end. */
const leftIn = (code: string) => `--output=test-results/${code}`;
const folder = mkdtempSync(path.join(tmpdir(), 'linden-found-'));
const counts = path.join(folder, 'counts');
writeFileSync(counts, '');

/** Runs it to its end and tells whether all passed. */
function passes(command: string, args: readonly string[], env: Readonly<Record<string, string>>): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** One edition for each language but that of the first site, which every journey walks anyway. */
const others = [...new Map(editions.toReversed().map((edition) => [edition.language, edition])).values()]
  .map(({ code }) => code)
  .filter((code) => code !== 'nl');

try {
  const found = [
    passes(process.execPath, ['scripts/build.mjs'], {}),
    passes('playwright', ['test', reporter, leftIn('nl'), 'crawl', ...states, 'e2e/sites'], {
      CRAWL: '1',
      FOUND_COUNTS: counts,
    }),
    ...others.map((code) =>
      passes('playwright', ['test', reporter, leftIn(code), '--project=desktop', ...states], {
        SITE: code,
        FOUND_COUNTS: counts,
      }),
    ),
    passes('jest', ['--testPathPatterns', 'modules/feed|lib/seo'], {}),
  ];
  const judged = readFileSync(counts, 'utf8').split('\n').filter(Boolean);
  const bySite = Map.groupBy(judged, (code) => code);
  const languages = new Set(editions.filter(({ code }) => bySite.has(code)).map(({ language }) => language));
  console.info(
    `\n3 engines × ${judged.length} page states in ${languages.size} languages: ${[...bySite].map(([code, { length }]) => `${code} ${length}`).join(', ')}`,
  );
  const failed = found.filter((isPassed) => !isPassed).length;
  const isWhole = failed === 0 && ['nl', ...others].every((code) => bySite.has(code));
  console.info(isWhole ? 'Nothing is held against any of them.' : `${failed} runs failed, see above.`);
  process.exitCode = isWhole ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
