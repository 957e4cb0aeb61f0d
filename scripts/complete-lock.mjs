// Adds the platform packages that a partial registry mirror leaves out of package-lock.json.
// Without them `npm ci` refuses the lock ("Missing: … from lock file"), though it would never install them here.
// Run after every change of the lock: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];
let added = 0;

/**
 * The version that `parent` would load, or undefined.
 * @param {string} parent
 * @param {string} name
 */
function versionSeenBy(parent, name) {
  for (let at = parent; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    const found = lock.packages[`${at}/node_modules/${name}`]?.version;
    if (found) return found;
    if (!at.includes('/node_modules/')) return lock.packages[`node_modules/${name}`]?.version;
  }
}

for (const [parent, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (parent === '') continue;
    const seen = versionSeenBy(parent, name);
    const isExact = /^\d/.test(version);
    if (seen && (!isExact || seen === version)) continue;
    const place = seen ? parent.slice(0, parent.lastIndexOf('node_modules/')) : '';
    const words = name.split(/[-/]/);
    const os = systems.find((system) => words.includes(system));
    const cpu = processors.find((processor) => words.includes(processor));
    const libc = words.includes('musl') || words.includes('musleabihf') ? 'musl' : undefined;
    lock.packages[`${place}node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      optional: true,
      ...(cpu && { cpu: [cpu] }),
      ...(os && { os: [os] }),
      ...(libc && { libc: [libc] }),
      ...(!os && { os: ['none'] }),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.info(`${added} platform packages added to package-lock.json`);
