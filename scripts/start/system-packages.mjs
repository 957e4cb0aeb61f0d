// What npm cannot bring: a browser and, for the tests of the API, PostgreSQL and Redis. On Debian and Ubuntu they
// come from the distribution when this runs as root or sudo asks for no password.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../postgres.mjs';
import { findChromium } from './chromium.mjs';
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

/** @param {string} root @param {string} title what is shown meanwhile @param {string[]} names of the packages */
async function installDebianPackages(root, title, names) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || !(isRoot || canRun('sudo', ['-n', 'true']))) return false;
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const script = `${apt.join(' ')} update -qq && DEBIAN_FRONTEND=noninteractive ${apt.join(' ')} install -y --no-install-recommends ${names.join(' ')}`;
  try {
    await runStep({ title, command: 'sh', args: ['-c', script], cwd: root });
    return true;
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return false;
  }
}

const hasChromium = () => findChromium() !== undefined;
const hasFirefox = () => existsSync(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr');
const hasWebKit = () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb');
const hasRedis = () => canRun('redis-server', ['--version']);

/**
 * All that the named steps of `npm test` need, at one go. What could not be had is tried again by its step, alone.
 * @param {string} root
 * @param {(step: string) => boolean} isAsked
 */
export async function installForSteps(root, isAsked) {
  const missing = [
    ...(isAsked('api') && !hasRedis() ? ['redis-server'] : []),
    ...(isAsked('api-postgres') && !findPostgres() ? ['postgresql'] : []),
    ...(isAsked('e2e') && !hasChromium() ? ['chromium-headless-shell'] : []),
    ...(isAsked('e2e') && !hasFirefox() ? ['firefox-esr'] : []),
    ...(isAsked('e2e') && !hasWebKit() ? ['webkit2gtk-driver', 'xvfb'] : []),
  ];
  if (missing.length > 0) await installDebianPackages(root, `Installing ${missing.join(', ')}`, missing);
}

/**
 * Chromium: the one CHROMIUM_PATH names, the system's, Debian's package, else Playwright's own download.
 * @param {string} root
 */
export async function ensureChromium(root) {
  if (hasChromium()) return;
  if (await installDebianPackages(root, 'Installing Chromium', ['chromium-headless-shell'])) return;
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
  await installDebianPackages(root, 'Installing PostgreSQL', ['postgresql']);
}

/**
 * Redis for the tests of shared limits, which start servers of their own; without it they are skipped and say so.
 * @param {string} root
 */
export async function ensureRedis(root) {
  if (hasRedis()) return;
  await installDebianPackages(root, 'Installing Redis', ['redis-server']);
}
