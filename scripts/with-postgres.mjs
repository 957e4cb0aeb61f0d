// Runs a command with TEST_DATABASE_URL naming a PostgreSQL server that lives as long as the command.
import { spawn } from 'node:child_process';
import { startPostgres } from './postgres.mjs';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('Name the command to run with a PostgreSQL server.');
const server = await startPostgres();
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url },
});
child.on('exit', async (code) => {
  await server.stop();
  process.exit(code ?? 1);
});
