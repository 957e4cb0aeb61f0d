// `npm run contact-sheet`: pictures of all page types at three widths, on sheets in .data/contact-sheet. Builds what is
// not built. Ends with a table, and fails when something moves, overflows, complains or is missing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install } from './start/install.mjs';
import { embeddedNode } from './start/node-binary.mjs';
import { ensureChromium } from './start/system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.NEXT_TELEMETRY_DISABLED = '1';
await install(root);
const node = embeddedNode(root);
await build(root, node);
await ensureChromium(root);
const bin = join(root, 'node_modules/.bin');
process.env.PATH = `${bin}:${process.env.PATH}`;
const { status } = spawnSync(
  join(bin, 'playwright'),
  ['test', '--config', 'e2e/contact-sheet/config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
