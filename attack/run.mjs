// `npm run attack`: attacks a shop of its own on this machine in every way the shop knows of, and prints a table.
// `-- --short` is the sample of `npm test`; `--only bodies,upgrades`, `--seed N` and `--minutes N` choose.
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '../scripts/postgres.mjs';
import { build } from '../scripts/start/install.mjs';
import { embeddedNode } from '../scripts/start/node-binary.mjs';
import { attack } from './attack.ts';
import { kinds } from './kinds.ts';
import { readOptions } from './options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
try {
  const options = readOptions(
    process.argv.slice(2),
    kinds.map(({ name }) => name),
  );
  await build(root, embeddedNode(root));
  process.exit(await attack({ ...options, kinds, startPostgres: findPostgres() ? startPostgres : null }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
