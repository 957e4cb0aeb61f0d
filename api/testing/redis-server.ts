import { spawn, spawnSync } from 'node:child_process';
import { createClient } from 'redis';
import { freePort } from './free-port.ts';

/** Whether this machine has a Redis that tests can start; those that need one are skipped where it has not. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export type RedisServer = {
  url: string;
  /** Keeps its port, so that clients find it again after `startRedis(port)`. */
  port: number;
  /** Freezes it: connections stay, no call is answered. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

async function waitUntilReady(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  client.on('error', () => undefined);
  await client.connect();
  client.destroy();
}

/** Starts an empty Redis that writes nothing to disk. */
export async function startRedis(wanted?: number): Promise<RedisServer> {
  const port = wanted ?? (await freePort());
  const url = `redis://127.0.0.1:${port}`;
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await waitUntilReady(url);
  return {
    url,
    port,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
