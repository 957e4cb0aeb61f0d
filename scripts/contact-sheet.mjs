// `npm run contact-sheet`: pictures of all page types at three widths, on sheets in .data/contact-sheet. Builds what is
// not built. Ends with a table, and fails when something moves, overflows, complains or is missing.
// `npm run contact-sheet -- mails` takes those of every mail of every site in each of its languages.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install } from './start/install.mjs';
import { embeddedNode, nodeArguments } from './start/node-binary.mjs';
import { ensureChromium } from './start/system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const mailFolder = '.data/contact-sheet-mails';
const [first, ...rest] = process.argv.slice(2);
const isOfMails = first === 'mails';

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.NEXT_TELEMETRY_DISABLED = '1';
await install(root);
const node = embeddedNode(root);
const bin = join(root, 'node_modules/.bin');
process.env.PATH = `${bin}:${process.env.PATH}`;
if (isOfMails) {
  rmSync(join(root, mailFolder), { recursive: true, force: true });
  run(node, [...nodeArguments(node), 'scripts/mail-pages.ts', mailFolder]);
} else await build(root, node);
await ensureChromium(root);
const config = `e2e/contact-sheet/${isOfMails ? 'mails.config' : 'config'}.ts`;
const asked = isOfMails ? rest : process.argv.slice(2);
run(join(bin, 'playwright'), ['test', '--config', config, ...asked]);
