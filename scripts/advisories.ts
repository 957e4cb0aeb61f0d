// `npm run advisories`: installed packages that are known to be vulnerable, by `npm audit` where the registry answers,
// and always by config/advisories.json. Fails on one that nobody has judged.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryList, findMatches, readAudit } from './packages/advisories.ts';
import { installedPackages } from './packages/installed.ts';

const root = join(import.meta.dirname, '..');
const list = advisoryList.validateSync(
  JSON.parse(readFileSync(join(root, 'config/advisories.json'), 'utf8')),
);

function askRegistry() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync(npm, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: npm !== 'npm',
  });
  return readAudit(stdout ?? '', list);
}

const audit = process.argv.includes('--offline') ? null : askRegistry();
console.info(
  audit ? 'The registry has answered (npm audit).' : 'Without the registry: only the kept list is compared.',
);
console.info(`Kept list of ${list.readOn}: ${list.advisories.length} advisories.\n`);
const matches = [...findMatches(installedPackages(root), list), ...(audit ?? [])];
for (const { advisory, versions } of matches) {
  const judgement = advisory.doesNotConcernUsBecause
    ? `does not concern us because ${advisory.doesNotConcernUsBecause}`
    : 'NOT JUDGED: update the package, or say in config/advisories.json why it does not concern us';
  console.info(
    `${advisory.package} ${versions.join(', ')}: ${advisory.id} (${advisory.severity}) ${advisory.meaning}`,
  );
  console.info(`  ${advisory.source}\n  ${judgement}\n`);
}
const open = matches.filter(({ advisory }) => !advisory.doesNotConcernUsBecause);
console.info(`${matches.length} matches, ${open.length} not judged`);
process.exitCode = open.length > 0 ? 1 : 0;
