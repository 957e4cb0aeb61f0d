import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Done = { code: number; output: string };

/** Runs a command in the folder; tools of its node_modules come first. */
export function run(
  cwd: string,
  [command = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Done> {
  const bin = join(cwd, 'node_modules/.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        PATH: `${bin}:${process.env.PATH}`,
        ...environment,
      },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

export type Complaint = { file: string; line: number; text: string };

/** What the compiler says of the folder. @throws Error when it cannot say anything */
export async function compile(cwd: string): Promise<Complaint[]> {
  // Types of routes and of the Dutch texts are made first, as by `npm run types`.
  const made = await run(cwd, ['next', 'typegen']);
  if (made.code !== 0) throw new Error(made.output);
  const { code, output } = await run(cwd, ['tsc', '--noEmit', '--incremental', 'false', '--pretty', 'false']);
  const complaints = output.split('\n').flatMap((row): Complaint[] => {
    const [, file, line, text] = /^([^\s(][^(]*)\((\d+),\d+\): error (.*)$/.exec(row) ?? [];
    return file && text ? [{ file, line: Number(line), text }] : [];
  });
  if (code !== 0 && complaints.length === 0) throw new Error(output);
  return complaints;
}
