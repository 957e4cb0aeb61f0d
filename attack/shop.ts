import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Answer, type Ask, askAt } from './ask.ts';
import { waitFor } from './in-turns.ts';

/** npm runs its scripts there. */
const root = process.cwd();
const startLimitMs = 90_000;
const running = new Set<ChildProcess>();

/** A shop of the attack's own, on this machine only. */
export type Shop = {
  port: number;
  /** Changes with every `restart`. */
  pid(): number;
  dataDir: string;
  ask(ask: Ask): Promise<Answer>;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Starts it again on its data and port; resolves once it is open. */
  restart(): Promise<void>;
};
export type ShopOptions = { dataDir: string; variables?: Readonly<Record<string, string>> };

/** Says who administrates a shop of the attack, and with which password. */
export const administrator = { email: 'beheer@example.nl', password: 'alleen-voor-deze-winkel' } as const;
export const metricsToken = 'metrics-of-the-attack';

/** The one place that knows how the built shop is started. */
export const serverCommand = { command: process.execPath, args: [path.join(root, 'server.mjs')], cwd: root };

function spawnShop(port: number, { dataDir, variables }: ShopOptions): ChildProcess {
  const { command, args, cwd } = serverCommand;
  return spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PUBLIC_URL: `http://localhost:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      METRICS_TOKEN: metricsToken,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...variables,
    },
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

let clients = 0;
/** Another visitor with each call, from the network that is kept for examples of routing (RFC 2544). */
export function newClient(): string {
  clients += 1;
  return `198.18.${Math.floor(clients / 250) % 256}.${(clients % 250) + 1}`;
}

/** Starts the built shop. @throws Error with what it printed when it ends instead, or does not open in time */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let output = '';
  const ask = ({ headers, ...rest }: Ask) =>
    askAt(port, { ...rest, headers: { 'x-forwarded-for': newClient(), ...headers } });
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
    running.delete(ending);
  };
  const shop: Shop = {
    port,
    pid: () => child?.pid ?? 0,
    dataDir: options.dataDir,
    ask,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async restart() {
      const started = spawnShop(port, options);
      child = started;
      running.add(started);
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (text: Buffer) => {
          output = (output + text.toString()).slice(-200_000);
        });
      const isOpen = async () => {
        if (started.exitCode !== null || started.signalCode !== null)
          throw new Error(`The shop ended while starting:\n${output}`);
        return output.includes('The shop is open') && (await ask({ path: '/robots.txt' })).status === 200;
      };
      output = '';
      if ((await waitFor(isOpen, startLimitMs)) === null)
        throw new Error(`The shop did not open:\n${output}`);
    },
  };
  await shop.restart();
  return shop;
}

/** For ends that leave no time: Ctrl-C, a crash of the attack itself. */
export function killShops(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Open descriptors of a process; null where the system has no /proc. */
export function descriptorsOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}
