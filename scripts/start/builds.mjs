// Builds lie side by side in `.next/<name>`, named by what they were made of. Next builds in `.next/work`; what is whole
// is moved from there, so that a running shop keeps its files whatever is built beside it.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { describeOwners, keepAlive, livingOwner, ownName } from './owners.mjs';

const folder = '.next';
const work = `${folder}/work`;
/** Besides these, those that a shop runs from. */
const keptBuilds = 3;
const nameLength = 12;
const name = /^[0-9a-f]{12}$/;
const leftover = /^[0-9a-f]{12}\.(?:draft|old)$/;
/** Of the next build, of `next dev` and of `tsc`. */
const staysInWork = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'turbopack', 'types'];

/** @param {string} root */
export const lockFile = (root) => join(root, folder, 'building.lock');
/** @param {string} root @param {string} build */
const stampOf = (root, build) => join(root, build, 'linden-build');

/**
 * Path of the build of these sources, whole or not there at all; relative, as Next wants it.
 * @param {string} stamp
 */
export function buildOf(stamp) {
  return `${folder}/${stamp.slice(0, nameLength)}`;
}

/** @param {string} root @param {string} build */
export function isBuilt(root, build) {
  return existsSync(stampOf(root, build));
}

/**
 * Paths of all builds, the last one wanted first.
 * @param {string} root
 */
function listBuilds(root) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((entry) => name.test(entry))
    .map((entry) => `${folder}/${entry}`)
    .filter((build) => isBuilt(root, build))
    .map((build) => ({ build, wantedMs: statSync(stampOf(root, build)).mtimeMs }))
    .sort((a, b) => b.wantedMs - a.wantedMs)
    .map(({ build }) => build);
}

/**
 * Pids of living processes that run from the build.
 * @param {string} root
 * @param {string} build
 */
function usersOf(root, build) {
  const users = join(root, build, 'users');
  if (!existsSync(users)) return [];
  return readdirSync(users).flatMap((file) => livingOwner(join(users, file)) ?? []);
}

/**
 * Pids of the shops that run from this folder.
 * @param {string} root
 */
export function runningShops(root) {
  return listBuilds(root).flatMap((build) => usersOf(root, build));
}

/** @param {string} root @param {string} build */
function hold(root, build) {
  try {
    const users = join(root, build, 'users');
    mkdirSync(users, { recursive: true });
    const file = join(users, `${ownName()}.json`);
    writeFileSync(file, describeOwners(process.pid));
    keepAlive(file);
    utimesSync(stampOf(root, build), new Date(), new Date());
  } catch {
    // A read-only image, or the folder of another user: the build is served without a sign that it is.
  }
}

/**
 * Keeps a build from being removed until this process ends, where it may write there.
 * @param {string} root
 * @param {string} [wanted] path of the build; without it the one last wanted
 * @returns its path, null when there is none
 */
export function holdBuild(root, wanted) {
  const build = wanted || listBuilds(root)[0];
  if (!build || !isBuilt(root, build)) return null;
  hold(root, build);
  return build;
}

/**
 * Next writes the folder it builds in into the server's files.
 * @param {string} path
 * @param {string} from
 * @param {string} to
 */
function relocate(path, from, to) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const file = join(path, entry.name);
    if (entry.isDirectory() && entry.name !== 'static') relocate(file, from, to);
    else if (entry.isFile() && ['.js', '.json'].includes(extname(file))) {
      const text = readFileSync(file, 'utf8');
      if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
    }
  }
}

/**
 * Moves what Next has just built; it appears whole or, when this is cut off, not at all.
 * @param {string} root
 * @param {string} build
 * @param {string} stamp
 */
export function keepBuild(root, build, stamp) {
  const draft = join(root, `${build}.draft`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  for (const entry of readdirSync(join(root, work)))
    if (!staysInWork.includes(entry)) renameSync(join(root, work, entry), join(draft, entry));
  relocate(draft, work, build);
  writeFileSync(join(draft, 'linden-build'), stamp);
  rmSync(join(root, build), { recursive: true, force: true });
  renameSync(draft, join(root, build));
}

/**
 * Removes what was cut off, and old builds that no shop runs from.
 * @param {string} root
 */
export function removeOldBuilds(root) {
  const unused = listBuilds(root)
    .slice(keptBuilds)
    .filter((build) => usersOf(root, build).length === 0);
  // Renamed first: what is half removed must not look like a build.
  for (const build of unused) renameSync(join(root, build), join(root, `${build}.old`));
  for (const entry of readdirSync(join(root, folder)))
    if (leftover.test(entry)) rmSync(join(root, folder, entry), { recursive: true, force: true });
}
