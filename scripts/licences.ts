// `npm run licences`: the licences of all installed packages. Fails on one that config/licences.json does not accept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from './packages/installed.ts';
import { licenceRules, whyAccepted } from './packages/licences.ts';

const root = join(import.meta.dirname, '..');
const rules = licenceRules.validateSync(JSON.parse(readFileSync(join(root, 'config/licences.json'), 'utf8')));
const judged = installedPackages(root).map((one) => ({ ...one, because: whyAccepted(one, rules) }));

for (const [licence, packages] of Map.groupBy(judged, (one) => one.licence)) {
  console.info(`\n${licence} (${packages.length})`);
  for (const { name, version, because } of packages)
    console.info(`  ${name} ${version}${because === licence ? '' : `: ${because ?? 'NOT ACCEPTED'}`}`);
}
const refused = judged.filter(({ because }) => because === null);
console.info(`\n${judged.length} packages, ${refused.length} not accepted by config/licences.json`);
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence}`);
process.exitCode = refused.length > 0 ? 1 : 0;
