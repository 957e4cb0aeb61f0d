import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeArguments } from './node-binary.mjs';
import { buildStamp, isLockInstalled, lockStamp } from './stamps.mjs';
import { runStep } from './steps.mjs';

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Installs the packages of the lock file unless they are installed already. */
export async function install(root) {
  const stampPath = join(root, 'node_modules/.linden-lock');
  const wanted = lockStamp(root);
  if (readStamp(stampPath) === wanted) return;
  if (!isLockInstalled(root)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await runStep('Installing packages', npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampPath, wanted);
}

/** Builds the storefront unless the last build read the very same sources. */
export async function build(root, node) {
  const stampPath = join(root, '.next/linden-build');
  const wanted = buildStamp(root, process.env);
  if (existsSync(join(root, '.next/BUILD_ID')) && readStamp(stampPath) === wanted) return;
  const next = join(root, 'node_modules/next/dist/bin/next');
  await runStep('Building the shop', node, [...nodeArguments(node), next, 'build'], root);
  writeFileSync(stampPath, wanted);
}
