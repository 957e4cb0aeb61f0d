// Starts the built shop for the journeys: `node scripts/e2e-server.mjs <port>`, with a fresh database that is
// thrown away afterwards.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = process.argv[2] ?? '3300';
const dataDir = mkdtempSync(join(tmpdir(), 'linden-e2e-'));
const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;
const server = spawn(node, ['server.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
