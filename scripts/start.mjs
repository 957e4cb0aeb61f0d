// `npm start` and `npm run dev`: installs and builds when needed, then serves. Runs on Node 20 without packages.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withAllocator } from './start/allocator.mjs';
import { build, install } from './start/install.mjs';
import { embeddedNode, nodeArguments } from './start/node-binary.mjs';
import { isPortFree, readPort } from './start/port.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDev = process.argv.includes('--dev');

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * Ends with the code of the check where a setting is wrong; the shop itself asks again.
 * @param {string} node
 */
function checkSettings(node) {
  const script = join(root, 'scripts/check-settings.ts');
  const { status } = spawnSync(node, [...nodeArguments(node), script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Stays between npm and the server: passes signals on and ends with the server's exit code.
 * @param {string} node
 * @param {string[]} args
 */
function serve(node, args) {
  const env = withAllocator(process.env);
  const child = spawn(node, [...nodeArguments(node), ...args], { cwd: root, stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The server could not be started: ${error.message}`));
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
}

try {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const port = readPort(process.env.PORT);
  if (port !== null && !(await isPortFree(port, process.env.HOST)))
    fail(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    );
  await install(root);
  const node = embeddedNode(root);
  checkSettings(node);
  if (isDev) {
    const host = process.env.HOST ? ['-H', process.env.HOST] : [];
    serve(node, [join(root, 'node_modules/next/dist/bin/next'), 'dev', '-p', String(port), ...host]);
  } else {
    const built = await build(root, node);
    // Beside the build, with which it goes: the next start takes a fifth of its processor time less (decision 22).
    process.env.NODE_COMPILE_CACHE ??= join(root, built, 'compiled');
    Object.assign(process.env, { NODE_ENV: 'production' });
    serve(node, [join(root, 'server.mjs')]);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
