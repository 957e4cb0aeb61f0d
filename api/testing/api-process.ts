import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { sharedCode, shortLived } from './short-lived.ts';

const script = path.join(process.cwd(), 'api/standalone.ts');
const running = new Set<ChildProcess>();

export type ApiProcess = {
  pid: number | undefined;
  /** Ends before the path of a call: `http://localhost:40123/api/nl/`. */
  baseUrl: string;
  /** All that it has written so far. */
  said(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Resolves to the exit code once it has ended. */
  ended: Promise<number | null>;
  /** Sends a signal without waiting. */
  signal(name: NodeJS.Signals): void;
};
type Variables = Readonly<Record<string, string>>;

function spawnApi(dataDir: string, variables: Variables) {
  const child = spawn(process.execPath, [...shortLived, script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...sharedCode,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, ended };
}

/** Starts `api/standalone.ts` on a free port; rejects with what it said when it ends instead of listening. */
export async function startApiProcess(dataDir: string, variables: Variables = {}): Promise<ApiProcess> {
  const { child, ended } = spawnApi(dataDir, variables);
  let said = '';
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        const [address] = /http:\/\/localhost:\d+\/api\/nl/.exec(said) ?? [];
        if (address) resolve(`${address}/`);
      });
  });
  const baseUrl = await Promise.race([listening, ended.then(() => null)]);
  if (baseUrl === null) throw new Error(said);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid,
    baseUrl,
    said: () => said,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    ended,
    signal: (name) => void child.kill(name),
  };
}

/** For tests that failed before they had ended what they started. */
export function killApiProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
