import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { until } from './browser';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A display that nobody looks at; `-displayfd` says its number once it is there. */
async function startDisplay(): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('no pipe to the display');
  const [said] = await Promise.race([
    once(pipe, 'data'),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]);
  return { name: `:${String(said).trim()}`, child };
}

/** WebKit's driver on a display of its own. */
export async function startDriver(driverPath: string) {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${address}/status`)).ok, { what: 'driver', name: driverPath });
  return {
    address,
    stop: async () => {
      await stop(driver);
      await stop(display.child);
    },
  };
}
