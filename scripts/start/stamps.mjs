import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the build reads. The API is not in it: Node runs its files as they are, except the shared contract. */
const sources = [
  'api/contract',
  'app',
  'components',
  'config',
  'i18n',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'messages',
  'lib',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'sites',
  'tsconfig.json',
];
/** Variables that end up in prerendered pages. */
const variables = ['PUBLIC_URL', 'SENTRY_DSN', 'CHAT_SCRIPT_URL', 'GTM_ID', 'GTM_URL'];

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** @param {string} root */
export function lockStamp(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Whether npm's record of what is in node_modules agrees with the lock, optional packages of other systems aside.
 * @param {string} root
 */
export function isLockInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || installed[path]?.version === version || ((optional || devOptional) && !installed[path]),
  );
}

/**
 * Changes whenever a source of the build changes; tests and types made of texts do not count.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
export function buildStamp(root, environment) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(join(root, source))) {
      if (/\.(test\.tsx?|d\.json\.ts)$/.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  for (const name of variables) hash.update(`${name}=${environment[name] ?? ''}\0`);
  return hash.digest('hex');
}
