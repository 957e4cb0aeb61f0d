// Child processes of the benchmarks: the shop, the bare server, one-off commands. Each stops with its parent.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { withAllocator } from '../scripts/start/allocator.mjs';

export const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;
type Environment = Readonly<Record<string, string>>;
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts `node ...args` and resolves when `url` answers 200. */
export async function startServer(
  args: readonly string[],
  env: Environment,
  url: string,
  timeoutMs = 120_000,
): Promise<ChildProcess> {
  const child = spawn(node, args, {
    // One machine plays all shoppers.
    env: {
      ...withAllocator(process.env),
      RATE_LIMIT_READS: '0',
      RATE_LIMIT_WRITES: '0',
      RATE_LIMIT_PAGES: '0',
      ...env,
    },
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

export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  children.delete(child);
}

/** Runs `node ...args` to its end; gives what it printed. */
export async function run(args: readonly string[], env: Environment): Promise<string> {
  const child = spawn(node, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return output.trim();
}
