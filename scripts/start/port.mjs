import { createServer } from 'node:net';

/** The port to serve on; null when `PORT` holds no port, which the check of all settings tells once packages are there. */
export function readPort(text = '') {
  const given = text.trim();
  if (given === '') return 3000;
  return /^\d{1,5}$/.test(given) && Number(given) <= 65_535 ? Number(given) : null;
}

/**
 * Whether a server could listen there now.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Whatever else is wrong the server itself tells.
    probe.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port, host?.trim() || undefined);
  });
}
