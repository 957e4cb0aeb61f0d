import { createServer } from 'node:net';

/** The port to serve on; 3000 unless `PORT` says otherwise. */
export function readPort(text) {
  if (text === undefined || text.trim() === '') return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** Whether a server could listen there now. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port, host || undefined);
  });
}
