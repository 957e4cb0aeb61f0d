import { spawn } from 'node:child_process';
import { mark } from '../judge.ts';
import type { Kind } from '../kind.ts';
import { serverCommand } from '../shop.ts';

const secret = (name: string) => `geheim-${name}-${mark}`;
/** Right ones, which must stay unsaid when another is wrong. */
const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL: `postgres://linden:${secret('database')}@127.0.0.1:1/linden`,
  SMTP_URL: `smtp://linden:${secret('mail')}@127.0.0.1:1`,
  REDIS_URL: `redis://:${secret('redis')}@127.0.0.1:1`,
  MOLLIE_API_KEY: secret('mollie'),
  LOQATE_KEY: secret('loqate'),
  METRICS_TOKEN: secret('metrics-token'),
  INTERNAL_SECRET: secret('internal'),
  ADMIN_EMAIL: 'beheer@example.nl',
  ADMIN_PASSWORD: secret('admin'),
  CLOUD_KEY: secret('of-somebody-else'),
};
const wrong: readonly Readonly<Record<string, string>>[] = [
  { ADMIN_PASSWORD: 'kort-q' },
  { DATABASE_URL: `mysql://linden:${secret('wrong-database')}@127.0.0.1/linden` },
  { SMTP_URL: secret('wrong-mail') },
  { TRUSTED_PROXIES: secret('wrong-proxy') },
  { RATE_LIMIT_READS: secret('wrong-limit') },
  { METRICS_TOKEN: 'kort-q' },
  { API_URL: `ftp://linden:${secret('wrong-api')}@127.0.0.1` },
];
const endsWithinMs = 30_000;

function startWith(
  variables: Readonly<Record<string, string>>,
): Promise<{ output: string; code: number | null }> {
  const { command, args, cwd } = serverCommand;
  const usual = { NODE_ENV: 'production' as const, PORT: '0', HOST: '127.0.0.1' };
  const env = { PATH: process.env.PATH, ...usual, ...variables };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const timer = setTimeout(kill, endsWithinMs);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve({ output, code });
    }),
  );
}

export const settings: Kind = {
  name: 'settings',
  about: 'wrong variables: the start ends with a code and never prints a value',
  seconds: { full: 120 },
  async run({ tally }) {
    for (const variables of wrong) {
      const [name = ''] = Object.keys(variables);
      const { output, code } = await startWith({ ...secrets, ...variables });
      const values = [...Object.values(secrets), ...Object.values(variables)];
      const parts = [...values, ...[...values.join(' ').matchAll(/geheim-[\w-]+/g)].map(([part]) => part)];
      const told = parts.filter((value) => value !== secrets.ADMIN_EMAIL && output.includes(value));
      tally.expect(`a wrong ${name}`, [
        told.length > 0 ? `prints ${told.length} values` : null,
        code === null || code === 0 ? `ends with ${code}` : null,
        output.includes(name) ? null : 'does not name the variable',
        /^\s+at .*:\d+:\d+/m.test(output) ? 'prints a stack' : null,
      ]);
    }
    return undefined;
  },
};
