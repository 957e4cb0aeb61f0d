// `npm run build`: what `npm start` does before it serves, and the weight of the pages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install } from './start/install.mjs';
import { embeddedNode } from './start/node-binary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
await install(root);
const node = embeddedNode(root);
const path = await build(root, node);
const { status } = spawnSync(node, [join(root, 'scripts/first-load.mjs'), path], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
