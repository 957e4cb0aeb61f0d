// What npm cannot bring: a browser and, for the tests of the API, PostgreSQL and Redis. On Debian and Ubuntu they
// come from the distribution when this runs as root or sudo asks for no password.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../postgres.mjs';
import { runStep } from './steps.mjs';

/** @param {string} command @param {string[]} args */
function canRun(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} root @param {string} title what is shown meanwhile @param {string} name of the package */
async function installDebianPackage(root, title, name) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || !(isRoot || canRun('sudo', ['-n', 'true']))) return false;
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const script = `${apt.join(' ')} update -qq && DEBIAN_FRONTEND=noninteractive ${apt.join(' ')} install -y --no-install-recommends ${name}`;
  try {
    await runStep({ title, command: 'sh', args: ['-c', script], cwd: root });
    return true;
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return false;
  }
}

/**
 * Chromium: the one CHROMIUM_PATH names, the system's, Debian's package, else Playwright's own download.
 * @param {string} root
 */
export async function ensureChromium(root) {
  if (existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')) return;
  if (await installDebianPackage(root, 'Installing Chromium', 'chromium')) return;
  const playwright = join(root, 'node_modules/.bin/playwright');
  await runStep({
    title: 'Downloading Chromium',
    command: playwright,
    args: ['install', 'chromium'],
    cwd: root,
  });
}

/** @param {string} root */
export async function ensurePostgres(root) {
  if (findPostgres()) return;
  await installDebianPackage(root, 'Installing PostgreSQL', 'postgresql');
}

/**
 * Redis for the tests of shared limits, which start servers of their own; without it they are skipped and say so.
 * @param {string} root
 */
export async function ensureRedis(root) {
  if (canRun('redis-server', ['--version'])) return;
  await installDebianPackage(root, 'Installing Redis', 'redis-server');
}
