// Starts the built shop for the journeys: `node scripts/e2e-server.mjs <port> <data directory> <sites>`, with a fresh
// database that is thrown away afterwards.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { withAllocator } from './start/allocator.mjs';

const [port = '3300', dataDir = '.data/e2e', sites = 'nl'] = process.argv.slice(2);
const removeData = () => rmSync(dataDir, { recursive: true, force: true });
// A run that was killed leaves its data behind.
removeData();
const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;
const server = spawn(node, ['server.mjs'], {
  stdio: 'inherit',
  env: {
    ...withAllocator(process.env),
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDir,
    SITES: sites,
    LOG_LEVEL: 'warn',
    // Each journey says which client it is.
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    // Journeys follow links in mails.
    DEV_MAIL: '1',
    // Its pictures are compared.
    DESIGN_PAGE: '1',
    PUBLIC_URL: `http://localhost:${port}`,
  },
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  removeData();
  process.exit(code ?? 0);
});
