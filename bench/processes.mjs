// Child processes of the benchmarks: the shop, the bare server, one-off commands. Each stops with its parent.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;
const children = new Set();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts `node ...args` and resolves when `url` answers 200. */
export async function startServer(args, env, url, timeoutMs = 120_000) {
  const child = spawn(node, args, {
    // One machine plays all shoppers.
    env: { ...process.env, RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0', RATE_LIMIT_PAGES: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.add(child);
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${args.join(' ')} did not answer ${url}`);
}

export async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  children.delete(child);
}

/** Runs `node ...args` to its end; `onOutput` gets what it printed. */
export async function run(args, env, onOutput = () => {}) {
  const child = spawn(node, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  onOutput(output.trim());
}
