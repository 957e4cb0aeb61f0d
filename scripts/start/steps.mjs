import { spawn } from 'node:child_process';

const progressMs = 10_000;

/** @param {number} since */
function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}

/**
 * Runs a long command; says what goes on every ten seconds and shows its output only when it fails.
 * @param {{ title: string, command: string, args: string[], cwd: string, onStart?: (pid: number) => void }} step `onStart`
 * gets the pid of the command
 * @returns {Promise<void>}
 * @throws Error with the output when the command fails
 */
export function runStep({ title, command, args, cwd, onStart = () => undefined }) {
  const since = Date.now();
  console.info(`${title} …`);
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const output = [];
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined) onStart(child.pid);
    const timer = setInterval(() => console.info(`${title} … ${seconds(since)}`), progressMs);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const finish = () => {
      clearInterval(timer);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    };
    child.on('error', (error) => {
      finish();
      reject(new Error(`${title} failed: ${error.message}`));
    });
    child.on('exit', (code, signal) => {
      finish();
      if (code === 0) {
        console.info(`${title}: done in ${seconds(since)}`);
        resolve();
      } else if (signal) process.exit(130);
      else
        reject(
          new Error(
            `${Buffer.concat(output).toString('utf8').trim()}\n\n${title} failed (exit code ${code}).`,
          ),
        );
    });
  });
}
