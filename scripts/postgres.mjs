// Runs a PostgreSQL server of its own for tests and benchmarks, on the binaries that are installed.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const oldestMajor = 15;
const startLimitMs = 30_000;

/** Folder of the newest PostgreSQL (15 or later) on this machine, or null. PG_BIN names it by hand. */
export function findPostgres() {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : [];
  const folders = majors
    .filter((major) => major >= oldestMajor)
    .sort((a, b) => b - a)
    .map((major) => join(debian, String(major), 'bin'));
  folders.push(
    '/opt/homebrew/opt/postgresql@17/bin',
    '/opt/homebrew/opt/postgresql@16/bin',
    '/usr/local/pgsql/bin',
  );
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/**
 * PostgreSQL refuses to run as root: then it runs as the user `postgres`, or `nobody`.
 * @returns {{ uid?: number, gid?: number }}
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      /** @param {string} flag */
      const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next name.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no other user to run it as.');
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}

/**
 * @param {string} bin
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
function waitUntilReady(bin, port, child) {
  const deadline = Date.now() + startLimitMs;
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code} while starting.`)));
    const ask = () => {
      const probe = spawn(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      probe.once('error', reject);
      probe.once('exit', (code) => {
        if (code === 0) resolve();
        else if (Date.now() > deadline) reject(new Error('PostgreSQL did not start in time.'));
        else setTimeout(ask, 100);
      });
    };
    ask();
  });
}

/**
 * Starts an empty server in a temporary folder on a free port of this machine.
 * @param {{ durable?: boolean }} options `durable` keeps fsync on, for benchmarks of writing
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} `stop` also removes the data
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPostgres();
  if (!bin)
    throw new Error(`No PostgreSQL ${oldestMajor} or later found; set PG_BIN to its folder of programs.`);
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'linden-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    /** @type {import('node:child_process').ExecFileSyncOptions} */
    const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'linden', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      options,
    );
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 200,
      ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    // A parent that is killed must not leave the server behind.
    const kill = () => child.kill('SIGQUIT');
    process.once('exit', kill);
    await waitUntilReady(bin, port, child);
    return {
      url: `postgres://linden@127.0.0.1:${port}/postgres`,
      pid: child.pid ?? 0,
      stop: () =>
        new Promise((resolve) => {
          process.off('exit', kill);
          child.once('exit', () => {
            remove();
            resolve();
          });
          child.kill('SIGINT');
        }),
    };
  } catch (error) {
    remove();
    throw error;
  }
}
