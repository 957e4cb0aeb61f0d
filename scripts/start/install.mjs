import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './build-lock.mjs';
import {
  buildOf,
  holdBuild,
  isBuilt,
  keepBuild,
  lockFile,
  removeOldBuilds,
  runningShops,
} from './builds.mjs';
import { nodeArguments } from './node-binary.mjs';
import { buildStamp, isLockInstalled, lockStamp } from './stamps.mjs';
import { runStep } from './steps.mjs';

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/**
 * Installs the packages of the lock file unless they are installed already.
 * @param {string} root
 */
export async function install(root) {
  const stampPath = join(root, 'node_modules/.linden-lock');
  const wanted = lockStamp(root);
  if (readStamp(stampPath) === wanted) return;
  if (!isLockInstalled(root)) {
    const [pid] = existsSync(stampPath) ? runningShops(root) : [];
    if (pid !== undefined)
      throw new Error(
        `The packages must be replaced, but a shop runs from this folder (process ${pid}). Stop it first.`,
      );
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    await runStep({ title: 'Installing packages', command: npm, args, cwd: root });
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampPath, wanted);
}

/**
 * Types of texts that `npm run types` wrote for other texts than those of now would fail the build; it does without them.
 * @param {string} root
 */
function removeOldDeclarations(root) {
  const folder = join(root, 'messages/nl');
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) if (file.endsWith('.d.json.ts')) rmSync(join(folder, file));
}

/**
 * Builds the storefront, unless there is a build of the very same sources. A running shop keeps its own. The build is held
 * for this process, and named to its children by LINDEN_BUILD.
 * @param {string} root
 * @param {string} node path of the Node to build with
 * @returns its path below `root`
 */
export async function build(root, node) {
  const stamp = buildStamp(root, process.env);
  const wanted = buildOf(stamp);
  const onWait = () => console.info('Another start is building in this folder: waiting for it …');
  await withLock(lockFile(root), onWait, async (onChild) => {
    if (!isBuilt(root, wanted)) {
      delete process.env.LINDEN_BUILD;
      removeOldDeclarations(root);
      const next = join(root, 'node_modules/next/dist/bin/next');
      const args = [...nodeArguments(node), next, 'build'];
      await runStep({ title: 'Building the shop', command: node, args, cwd: root, onStart: onChild });
      keepBuild(root, wanted, stamp);
    }
    holdBuild(root, wanted);
    removeOldBuilds(root);
  });
  process.env.LINDEN_BUILD = wanted;
  return wanted;
}
